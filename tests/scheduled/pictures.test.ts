import { DAY } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { jobsOf, runDueJobs } from '../../functions/src/jobs/jobs.ts';
import { deleteUnusedPictures, requirePicture } from '../../functions/src/pictures/pictures.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { competitionDocuments, matchRecord, prizeRecord } from '../fixtures/records/competition-records.ts';
import { pictureRecord } from '../fixtures/records/pictures.ts';
import { hoursFromNow, NOW, tournamentDocuments, write } from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';

const named = (digit: string) => `${digit.repeat(32)}-800x1000`;
const [POSTER, SCREENSHOT, UNUSED, NEW] = ['a', 'b', 'c', 'd'].map(named);

const old = () => pictureRecord({ keptAt: hoursFromNow(-24 * 30) });
const screenshotAt = 'competitions/copa/matches/primera';
const entered = { state: 'official', revision: 1, picture: SCREENSHOT ?? null } as const;

const { api, call, clock, database, stored } = await openAdminArea('demo-scheduled-pictures', () => ({
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
  await runDueJobs(jobsOf(api.context()), 'day', clock.now, silent);
}

const kept = async () => (await database.collection('pictures').get()).docs.map(({ id }) => id);

describe('a picture', () => {
  it('is deleted when unused; a screenshot is deleted with the personal data', async () => {
    await run();
    expect(await kept()).toEqual([POSTER, SCREENSHOT, NEW]);
    await run(3);
    expect(await kept()).toEqual([POSTER, SCREENSHOT]);
    await run(89);
    expect(await kept()).toEqual([POSTER, SCREENSHOT]);
    await run(91);
    expect(await kept()).toEqual([POSTER]);
    expect(await stored(screenshotAt)).toMatchObject({ picture: null });
  });

  it('stays while a public presentation uses it', async () => {
    const people = { alguien: { name: 'Ana', does: 'Arma las salas', picture: UNUSED, since: NOW.toISOString() } };
    await write(database, { 'team/shown': { people } });
    await run(3);
    expect(await kept()).toEqual([POSTER, SCREENSHOT, UNUSED]);
  });

  it('stays as a sponsor’s logo, and as an emblem until personal data is erased', async () => {
    const emblemAt = 'competitions/copa/entries/leones';
    await database.doc(emblemAt).update({ emblem: UNUSED });
    await database.doc('tournaments/copa').update({ sponsor: { name: 'Tienda', picture: NEW, website: '' } });
    await run(3);
    expect(await kept()).toEqual([POSTER, SCREENSHOT, UNUSED, NEW]);
    await run(91);
    expect(await kept()).toEqual([POSTER, NEW]);
    expect((await stored(emblemAt))?.emblem).toBeUndefined();
  });

  it('is deleted after its tournament is deleted', async () => {
    await call('DELETE /tournaments/copa?force=true');
    await run(3);
    expect(await kept()).toEqual([]);
  });

  it('that proves a prize is deleted with the personal data', async () => {
    const prize = prizeRecord(1, 'leones', { state: 'sent', proof: UNUSED ?? '' });
    await database.doc('competitions/copa').update({ prizes: [prize], proofs: [UNUSED] });
    await run(3);
    expect(await kept()).toContain(UNUSED);
    await run(91);
    expect(await kept()).not.toContain(UNUSED);
    expect(await stored('competitions/copa')).toMatchObject({ prizes: [{ proof: null }], proofs: [] });
  });

  it('stays while it is being attached', async () => {
    const later = { ...api.context(), now: new Date(NOW.getTime() + 3 * DAY) };
    await requirePicture(later, UNUSED ?? '', 'poster');
    await deleteUnusedPictures(later);
    expect(await kept()).toContain(UNUSED);
  });
});
