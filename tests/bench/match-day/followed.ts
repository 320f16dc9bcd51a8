import type { Page } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { callerOf } from '../../fixtures/calls/api.ts';
import { tokensOf } from '../../fixtures/people/accounts.ts';
import { tournamentDocuments } from '../../fixtures/records/records.ts';
import { documentsOf, matchDayOf } from '../match-day.ts';
import { succeed, withBrowser, withDocuments } from '../site.ts';
import { timed } from '../timing.ts';

const ID = 'noche-larga';
const SQUADS = 12;

const provisional = (page: Page, count: number) =>
  page.getByText(`Incluye ${count} ${count === 1 ? 'resultado provisional' : 'resultados provisionales'}`);

/** Milliseconds from the tap that makes a result official to an open page that shows it, so many times. */
export async function followedTimes(rounds: number): Promise<number[]> {
  // One of them before the page is opened, and one that stays as it is, so that there is always a number to see.
  const matches = rounds + 2;
  const day = matchDayOf({ id: ID, players: SQUADS, matches, state: 'provisional' });
  const competition = { ...day.competition, teamSize: 4 as const };
  const documents = { ...tournamentDocuments(ID), ...documentsOf({ ...day, competition }) };
  return withDocuments(documents, (backstage) =>
    withBrowser(async (browser) => {
      const { idToken: token } = await tokensOf(await backstage.create({ role: 'admin' }));
      const body = { state: 'official', from: 'provisional', expectedRevision: 1 };
      const makeOfficial = (number: number) =>
        succeed(callerOf(local.siteUrl), `PATCH /competitions/${ID}/matches/g1-m${number}/state`, { token, body });
      await makeOfficial(1);
      const page = await browser.newPage();
      await page.goto(local.siteUrl + paths.standings(ID));
      await provisional(page, matches - 1).waitFor();
      const times: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const seen = async () => {
          await makeOfficial(round + 1);
          await provisional(page, matches - 1 - round).waitFor();
        };
        times.push(await timed(seen));
      }
      return times;
    }),
  );
}
