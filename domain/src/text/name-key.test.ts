import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Sofía Peñaflor', 'sofia penaflor'],
  ['  ÁNGEL   de la Ó ', 'angel de la o'],
  ['李小龙', '李小龙'],
  ['', ''],
])('%j is sorted and searched as %j', (fullName, key) => {
  expect(nameKey(fullName)).toBe(key);
});
