import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { openBrowser } from '../../fixtures/browser.ts';
import { callerOf } from '../../fixtures/calls/api.ts';
import { type Person, signInOn } from '../../fixtures/people/people.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { tournamentRecord, write } from '../../fixtures/records/records.ts';
import { stack } from '../../fixtures/stack.ts';
import { timed } from '../timing.ts';

const ID = 'noche-larga';
const organiser: Person = { uid: 'bench-organiser', emailVerified: true, claims: { admin: true } };
const SQUADS = Array.from({ length: 12 }, (_, index) => `escuadra-${index}`);

/** A match day of squads whose results are all entered, and none of them official. */
function matchDay(matches: number) {
  const groups = [{ id: 'sala', name: 'Sala', entryIds: SQUADS }];
  const stages = [stageRecord({ matchCount: matches, groups })];
  const rows = SQUADS.map((entryId, index) => row(entryId, index + 1, index % 5));
  const entered = { state: 'provisional', rows, revision: 1, enteredBy: 'admin' } as const;
  const at = `competitions/${ID}`;
  return {
    [`tournaments/${ID}`]: tournamentRecord(),
    [at]: { ...competitionRecord({ tournamentId: ID, teamSize: 4, stages }), writes: 1 },
    ...Object.fromEntries(SQUADS.map((id) => [`${at}/entries/${id}`, { ...entryRecord(id) }])),
    ...Object.fromEntries(
      Array.from({ length: matches }, (_, index) => [
        `${at}/matches/m${index}`,
        { ...matchRecord(`m${index}`, index + 1, entered) },
      ]),
    ),
  };
}

const provisional = (page: Page, count: number) =>
  page.getByText(`Incluye ${count} ${count === 1 ? 'resultado provisional' : 'resultados provisionales'}`);

/** Milliseconds from the tap that makes a result official to an open page that shows it, so many times. */
export async function followedTimes(rounds: number): Promise<number[]> {
  const { database, firebase } = openDatabase(stack.projectId);
  const browser = await openBrowser();
  const signIn = signInOn(firebase);
  // One of them before the page is opened, and one that stays as it is, so that there is always a number to see.
  const matches = rounds + 2;
  try {
    await write(database, matchDay(matches));
    const token = await signIn.in(organiser);
    const call = callerOf(stack.siteUrl);
    const makeOfficial = async (number: number) => {
      const body = { state: 'official', from: 'provisional', expectedRevision: 1 };
      const { status } = await call(`PATCH /competitions/${ID}/matches/m${number}/state`, { token, body });
      if (status !== 200) throw new Error(`The state was answered with ${status}`);
    };
    await makeOfficial(0);
    const page = await browser.newPage();
    await page.goto(stack.siteUrl + paths.standings(ID));
    await provisional(page, matches - 1).waitFor();
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const seen = async () => {
        await makeOfficial(round);
        await provisional(page, matches - 1 - round).waitFor();
      };
      times.push(await timed(seen));
    }
    return times;
  } finally {
    await browser.close();
    await Promise.all(
      ['competitions', 'results', 'tournaments'].map((collection) =>
        database.recursiveDelete(database.doc(`${collection}/${ID}`)),
      ),
    );
    await signIn.auth.deleteUsers([organiser.uid]);
    await signIn.adminDocument(organiser.uid).delete();
  }
}
