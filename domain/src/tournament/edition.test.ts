import { expect, test } from 'vitest';
import * as limits from '../limits/limits.ts';
import { distinctNames, nextEditionName } from './edition.ts';

const MOST = limits.tournament.nameCharacters;

test.each([
  ['Copa Andina', [], 'Copa Andina #2'],
  ['Copa Andina #2', [], 'Copa Andina #3'],
  ['Copa Andina', ['Copa Andina', 'Copa Andina #2'], 'Copa Andina #3'],
  ['Copa #9', ['Copa #10', 'Copa #11'], 'Copa #12'],
  ['Copa #rápida', [], 'Copa #rápida #2'],
  ['x'.repeat(MOST), [], `${'x'.repeat(MOST - 3)} #2`],
])('the next edition of %s, beside %j, is %s', (name, others, next) => {
  expect(nextEditionName(name, others)).toBe(next);
});

const at = (id: string, name: string, date: string | null) => ({ id, name, date });

test.each([
  ['different names stay', [at('a', 'Copa', null), at('b', 'Liga', null)], ['Copa', 'Liga']],
  [
    'the same name on two days',
    [at('a', 'Copa', '2026-11-30T00:00:00.000Z'), at('b', 'Copa', '2026-12-07T00:00:00.000Z')],
    ['Copa · dom 29 nov', 'Copa · dom 6 dic'],
  ],
  [
    'the same name twice on a day',
    [at('a', 'Copa', '2026-11-29T18:00:00.000Z'), at('b', 'Copa', '2026-11-30T00:00:00.000Z')],
    ['Copa · dom 29 nov 12:00', 'Copa · dom 29 nov 18:00'],
  ],
  [
    'one of them without a date',
    [at('a', 'Copa', '2026-11-30T00:00:00.000Z'), at('b', 'Copa', null)],
    ['Copa · dom 29 nov', 'Copa · sin fecha'],
  ],
])('names tournaments apart: %s', (_, tournaments, names) => {
  expect([...distinctNames(tournaments, 'America/Mexico_City').values()]).toEqual(names);
});
