import { MINUTE } from '@arena/domain';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { DEMO_HASH_KEY } from '../../../scripts/demo/secrets.ts';
import { local } from '../../../scripts/lib/local.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { registrationOf, tournamentDocuments } from '../../fixtures/records/records.ts';
import { withBrowser, withDocuments } from '../site.ts';
import type { PublicPage } from './public-pages.ts';

const TONIGHT = 'sala-de-hoy';
const TOKEN = 'placeofwhoplaystonighA';

/** A player ten minutes before the match, with an open room. */
function documents() {
  const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
  const own = { tournamentId: TONIGHT };
  const registrationId = `${TONIGHT}_10000001`;
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['nube'] }] })];
  return {
    ...tournamentDocuments(TONIGHT, { name: 'Sala de hoy', date: fromNow(10) }),
    ...registrationOf('10000001', {
      ...own,
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

/** Has a player's own place measured, a room's code in it: the page, and its HTML once all of it has come. */
export function withMyRegistrationPage<Result>(measured: (page: PublicPage, html: string) => Promise<Result>) {
  const url = new URL(`/mi-lugar#${TOKEN}`, local.siteUrl).href;
  return withDocuments(documents(), async () => {
    const html = await withBrowser(async (browser) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      await page.goto(url);
      await page.getByRole('button', { name: 'Ver el código de la sala' }).waitFor();
      return page.content();
    });
    return measured({ name: 'own place', url }, html);
  });
}
