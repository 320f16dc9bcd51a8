import { expect, test } from 'vitest';
import { guardianTokenOf, LINK_TOKEN, teamTokenOf } from './link-token.ts';

const CAPTAIN = 'AAAAAAAAAAAAAAAAAAAAAA';

test('what is made of a token is the same each time, and another for each purpose, number and token', async () => {
  const all = [
    CAPTAIN,
    await guardianTokenOf(CAPTAIN, 0),
    await guardianTokenOf(CAPTAIN, 1),
    await teamTokenOf(CAPTAIN, 0),
    await teamTokenOf(CAPTAIN, 1),
    await teamTokenOf('BBBBBBBBBBBBBBBBBBBBBA', 0),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const token of all) expect(token).toMatch(LINK_TOKEN);
  expect(await guardianTokenOf(CAPTAIN, 0)).toBe(all[1]);
});

test('those that were sent before are made so too', async () => {
  const made = [await guardianTokenOf(CAPTAIN, 1), await teamTokenOf(CAPTAIN, 1)];
  expect(made).toEqual(['AxxwjypkIzOLVbo1vYeAxg', 'k8eWVrxDIPKiOJqjdSTsyw']);
});
