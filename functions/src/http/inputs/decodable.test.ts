import { expect, test } from 'vitest';
import { decodable } from './decodable.ts';

test.each([
  ['/', '/'],
  ['/tournament/copa?x=1', '/tournament/copa?x=1'],
  ['/tournament/copa%20uno', '/tournament/copa%20uno'],
  ['/%F0%9F%94%A5', '/%F0%9F%94%A5'],
  ['/tournament/%E0%A4%A', '/tournament/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['/%ff/share.jpg?a=%ff?b', '/%25ff/share.jpg?a=%ff?b'],
  ['/x?search=%ff', '/x?search=%ff'],
])('turns %s into the decodable URL %s', (url, expected) => {
  expect(decodable(url)).toBe(expected);
});
