import type { Page } from '@playwright/test';
import { expect, type ResultPage, type TestMatch, test } from './desk-results.ts';

/** Counts what a finger does from here on: taps, and what is pasted. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.taps = '0';
    for (const type of ['pointerdown', 'paste']) {
      document.addEventListener(
        type,
        () => {
          document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1);
        },
        { capture: true },
      );
    }
  });
  return async () => Number(await page.evaluate(() => document.body.dataset.taps));
}

/** What other systems ask for a result: each team's dialog opened, place, kills, saved; and then made official. */
const byDialogs = (teams: number) => 4 * teams + 1;

/** Kills as they come in an evening: some have none, the first have the most, one has more than ten. */
const usualKills = (index: number) => [14, 9, 3, 0, 5, 2, 1, 0, 4, 0, 2, 1][index] ?? 0;

async function tapPlaces(result: ResultPage, names: readonly string[]): Promise<void> {
  for (const name of names) await result.entry(name).click();
}

async function makeOfficial(result: ResultPage): Promise<void> {
  await result.button('Guardar y hacer oficial').click();
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
}

const sorted = (rows: TestMatch['rows'] extends () => infer Rows ? Rows : never) =>
  rows.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));

for (const { title, count, teamSize, placed, most } of [
  { title: '12 squads', count: 12, teamSize: 4, placed: 12, most: 28 },
  { title: '24 duos', count: 24, teamSize: 2, placed: 24, most: 52 },
  { title: '48 solos, the last 20 without a place', count: 48, teamSize: 1, placed: 28, most: 80 },
] as const) {
  test(`${title} are entered by tapping and official within ${most} taps`, async ({ result, makeMatch }) => {
    test.setTimeout(150_000);
    const match = await makeMatch(count, { teamSize });
    await result.open(match);
    const taps = await countTaps(result.page);
    await tapPlaces(result, match.names.slice(0, placed));
    if (placed < count) await result.button('Sin puesto').click();
    for (const index of match.names.keys()) await result.kills(usualKills(index)).click();
    await makeOfficial(result);
    const needed = await taps();
    console.log(`${title}: ${needed} taps; by one dialog a team at least ${byDialogs(count)}`);
    expect(needed).toBeLessThanOrEqual(most);
    const { state, rows } = await match.stored();
    expect(state).toBe('official');
    const expected = match.rows(usualKills).map((row, at) => (at < placed ? row : { ...row, placement: null }));
    expect(sorted(rows)).toEqual(expected);
    expect(await match.revisions()).toHaveLength(1);
  });
}
