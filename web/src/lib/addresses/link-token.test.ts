import { LINK_TOKEN } from '@arena/domain';
import { expect, test } from 'vitest';
import { newLinkToken } from './link-token.ts';

test('a new token is another one each time', () => {
  const [one, two] = [newLinkToken(), newLinkToken()];
  expect(one).toMatch(LINK_TOKEN);
  expect(one).not.toBe(two);
});
