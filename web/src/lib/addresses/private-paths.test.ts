import { expect, test } from 'vitest';
import { tokenIn } from './private-paths.ts';

test.each([
  ['#AAAAAAAAAAAAAAAAAAAA_-', 'AAAAAAAAAAAAAAAAAAAA_-'],
  ['#AAAAAAAAAAAAAAAAAAAAAA.', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ['#AAAAAAAAAAAAAAAAAAAAAA)%20Suerte', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ['#AAAA', 'AAAA'],
  ['#', ''],
  ['', ''],
])('reads from a link with %s the token %s', (hash, token) => {
  expect(tokenIn(hash)).toBe(token);
});
