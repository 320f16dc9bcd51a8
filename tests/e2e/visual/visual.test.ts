import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sizes } from '../sizes.ts';
import { Network } from './network.ts';
import { differenceFrom, SAME, shoot } from './picture.ts';
import { heading, open } from './visual-state.ts';
import { visualStates, walk } from './walk.ts';

const [phone] = sizes;

walk(phone);

test('every stored picture belongs to a tested state and is listed in docs/screens.md', () => {
  const names = Object.values(visualStates)
    .flat()
    .flatMap(({ picture, next }) => [picture ?? [], Object.keys(next ?? {})].flat());
  const expected = names.flatMap((name) => sizes.map((size) => `${name}-${size.name}.png`)).toSorted();
  const shown = readFileSync('docs/screens.md', 'utf8').matchAll(/screens\/([\w-]+\.png)/g);
  expect(readdirSync('docs/screens').toSorted()).toEqual(expected);
  expect([...shown].map(([, file]) => file).toSorted()).toEqual(expected);
});

/** The smallest changes that must be noticed. */
const slips = [
  ['a button moved by 6 px', 'header button { position: relative; left: 6px }'],
  ['a ground one step lighter', ':root { --ground: #1f1915 }'],
  ['a surface one step lighter', ':root { --surface: #2b231e }'],
  ['letters one step paler', ':root { --text: #c6b8ad }'],
  ['an accent one step brighter', ':root { --flame: #ff7a40 }'],
] as const;

test('the comparison detects a button moved by 6 px, a colour one step off and a changed word', async ({ page }) => {
  await open(page, await Network.of(page), { path: '/tournaments', until: heading('Liga Bermuda') });
  const kept = await shoot(page);
  expect(await differenceFrom(kept, page)).toBe(SAME);
  for (const [slip, style] of slips) {
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, style);
    expect.soft(await differenceFrom(kept, page), slip).not.toBe(SAME);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect(await differenceFrom(kept, page)).toBe(SAME);
  await page.getByText('Kalahari', { exact: true }).evaluate((word) => word.replaceChildren('Bermuda'));
  expect(await differenceFrom(kept, page)).not.toBe(SAME);
});
