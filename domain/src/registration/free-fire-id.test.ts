import { expect, test } from 'vitest';
import { withoutLeadingZeros } from './free-fire-id.ts';
import { FreeFireId } from './registration.schema.ts';
import { repeatedIds } from './team.ts';

test.each([
  ['10000001', '10000001'],
  ['0010000001', '10000001'],
  ['000010000001', '10000001'],
  ['1000000100', '1000000100'],
  ['00000001', '00000001'],
  ['0000000000', '00000000'],
])('the ID %s is stored as %s', (typed, stored) => {
  expect(withoutLeadingZeros(typed)).toBe(stored);
  expect(FreeFireId.parse(` ${typed} `)).toBe(stored);
});

test.each(['0000010000001', '0012345', '12345'])('the digits %s are counted as typed and refused', (typed) => {
  expect(FreeFireId.safeParse(typed).success).toBe(false);
});

test('an ID written with and without zeros is repeated in a team', () => {
  const team = { players: [{ freeFireId: '0010000001' }] };
  expect(repeatedIds({ freeFireId: '10000001', team })).toEqual({
    'team.players.0.freeFireId': 'Este ID ya está en tu equipo',
  });
});
