import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { looks, walk } from './looks/walk.ts';
import { sizes } from './sizes.ts';

const [phone] = sizes;

walk(phone);

test('every picture that is kept is of a screen, and shown with the others', () => {
  const names = Object.values(looks).flatMap((part) => part.flatMap(({ picture }) => picture ?? []));
  const expected = names.flatMap((name) => sizes.map((size) => `${name}-${size.name}.png`)).toSorted();
  const shown = readFileSync('docs/screens.md', 'utf8').matchAll(/screens\/([\w-]+\.png)/g);
  expect(readdirSync('docs/screens').toSorted()).toEqual(expected);
  expect([...shown].map(([, file]) => file).toSorted()).toEqual(expected);
});
