import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { linkHash } from '../../../functions/src/registration-queue/links.ts';
import { DEMO_HASH_KEY } from '../../../scripts/demo/secrets.ts';
import { openBrowser } from '../../fixtures/browser.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { registrationPath, registrationRecord, tournamentDocuments, write } from '../../fixtures/records/records.ts';
import { stack } from '../../fixtures/stack.ts';
import type { PublicPage } from './public-pages.ts';

const TONIGHT = 'sala-de-hoy';
const TOKEN = 'placeofwhoplaystonighA';
const CODE = 'Ver el código de la sala';
const MINUTE = 60_000;

/** A player ten minutes before the match, with an open room. */
function documents() {
  const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
  const own = { tournamentId: TONIGHT };
  const registrationId = `${TONIGHT}_10000001`;
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['nube'] }] })];
  return {
    ...tournamentDocuments(TONIGHT, { name: 'Sala de hoy', date: fromNow(10) }),
    [registrationPath('10000001', TONIGHT)]: registrationRecord({
      ...own,
      freeFireId: '10000001',
      status: 'approved',
      decidedAt: fromNow(-60),
      createdAt: fromNow(-90),
      link: linkHash(keyedHash(DEMO_HASH_KEY), TOKEN),
    }),
    [`competitions/${TONIGHT}`]: { ...competitionRecord({ ...own, stages }), writes: 1 },
    [`competitions/${TONIGHT}/entries/nube`]: { ...entryRecord('nube', { registrationId }) },
    [`competitions/${TONIGHT}/matches/m1`]: { ...matchRecord('m1', 1, { startsAt: fromNow(10).toISOString() }) },
    [`rooms/${TONIGHT}_m1`]: roomRecord({ ...own, matchId: 'm1', releaseAt: fromNow(-5).toISOString() }),
  };
}

/** A page as it stands once its code has brought what it shows. */
async function standing(url: string): Promise<string> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(url);
    await page.getByRole('button', { name: CODE }).waitFor();
    return await page.content();
  } finally {
    await browser.close();
  }
}

/** Has a player's own place measured, a room's code in it: the page, and its HTML once all of it has come. */
export async function withMyRegistrationPage<Result>(measured: (page: PublicPage, html: string) => Promise<Result>) {
  const { database, close } = openDatabase(stack.projectId);
  const written = documents();
  await write(database, written);
  try {
    const url = new URL(`/mi-lugar#${TOKEN}`, stack.siteUrl).href;
    return await measured({ name: 'own place', url }, await standing(url));
  } finally {
    await Promise.all(Object.keys(written).map((path) => database.doc(path).delete()));
    await close();
  }
}
