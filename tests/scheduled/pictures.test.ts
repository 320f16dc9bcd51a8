import { DAY } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { jobsOf, walk } from '../../functions/src/jobs/jobs.ts';
import { openDesk } from '../support/desk.ts';
import { competitionDocuments, matchRecord, prizeRecord } from '../support/records/competition-records.ts';
import { pictureRecord } from '../support/records/pictures.ts';
import { hoursFromNow, NOW, tournamentDocuments } from '../support/records/records.ts';
import { silent } from '../support/records/registering.ts';

const named = (digit: string) => `${digit.repeat(32)}-800x1000`;
const [POSTER, SCREENSHOT, UNUSED, NEW] = ['a', 'b', 'c', 'd'].map(named);

const old = () => pictureRecord({ keptAt: hoursFromNow(-24 * 30) });
const screenshotAt = 'competitions/copa/matches/primera';
const entered = { state: 'official', revision: 1, picture: SCREENSHOT ?? null } as const;

const { api, call, clock, database } = await openDesk('demo-scheduled-pictures', () => ({
  ...tournamentDocuments('copa', { poster: POSTER, status: 'draft', publishedAt: null, date: NOW }),
  ...competitionDocuments,
  [screenshotAt]: { ...matchRecord('primera', 1, entered) },
  [`pictures/${POSTER}`]: old(),
  [`pictures/${SCREENSHOT}`]: old(),
  [`pictures/${UNUSED}`]: old(),
  [`pictures/${NEW}`]: pictureRecord(),
}));

async function run(days = 0): Promise<void> {
  clock.now = new Date(NOW.getTime() + days * DAY);
  await walk(jobsOf(api.services), 'day', clock.now, silent);
}

const proofAt = 'competitions/copa/prizes/1';

const kept = async () => (await database.collection('pictures').get()).docs.map(({ id }) => id);

describe('a picture', () => {
  it('goes once nothing uses it and nobody means to; one of a draft, or of a result, stays', async () => {
    await run();
    expect(await kept()).toEqual([POSTER, SCREENSHOT, NEW]);
    await run(3);
    expect(await kept()).toEqual([POSTER, SCREENSHOT]);
  });

  it('stays while somebody of the team shows it', async () => {
    const people = { alguien: { name: 'Ana', does: 'Arma las salas', picture: UNUSED, since: NOW.toISOString() } };
    await database.doc('team/shown').set({ people });
    await run(3);
    expect(await kept()).toEqual([POSTER, SCREENSHOT, UNUSED]);
  });

  it('goes with the tournament that had it', async () => {
    await call('DELETE /tournaments/copa?force=true');
    await run(3);
    expect(await kept()).toEqual([]);
  });

  it('of a result goes with what leads to players, 90 days after the tournament', async () => {
    await run(89);
    expect(await kept()).toEqual([POSTER, SCREENSHOT]);
    await run(91);
    expect(await kept()).toEqual([POSTER]);
    expect((await database.doc(screenshotAt).get()).get('picture')).toBeNull();
  });

  it('that proves a prize stays with it, and goes when how it was sent does', async () => {
    await database.doc(proofAt).set(prizeRecord(1, 'leones', { state: 'sent', proof: UNUSED ?? '' }));
    await run(3);
    expect(await kept()).toContain(UNUSED);
    await run(91);
    expect(await kept()).not.toContain(UNUSED);
    expect((await database.doc(proofAt).get()).get('proof')).toBeNull();
  });

  it('that somebody means to use while it is being looked at stays', async () => {
    const { pictures } = api.services;
    await pictures.demand(UNUSED ?? '', 'poster', new Date(NOW.getTime() + 3 * DAY));
    await pictures.clear(new Date(NOW.getTime() + 3 * DAY));
    expect(await kept()).toContain(UNUSED);
  });
});
