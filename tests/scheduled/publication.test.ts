import { usualConfirmations } from '@arena/domain';
import { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { runConfirmations } from '../../functions/src/my-page/confirmations.ts';
import { runPublication } from '../../functions/src/tournaments/publication.ts';
import { openApi } from '../fixtures/admin-area.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationOf,
  tournamentRecord,
  write,
} from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';

const { api, database, stored } = await openApi('demo-scheduled-publication');

const tick = () => runPublication(api.context());
const tournament = (id: string) => stored(`tournaments/${id}`);
const catalogue = async (): Promise<string[]> =>
  (await stored('catalogue/published'))?.tournaments.map(({ id }: { id: string }) => id).toSorted();
const waiting = (publishDate: Date | null) => ({ status: 'scheduled', publishDate, publishedAt: null });
const writeTournaments = (all: Readonly<Record<string, Fields>>) => {
  const records = Object.entries(all).map(([id, fields]) => [`tournaments/${id}`, tournamentRecord(fields)]);
  return write(database, Object.fromEntries(records));
};

describe('the publication job', () => {
  it('publishes tournaments that are due now or earlier, and no others', async () => {
    await writeTournaments({
      copa: waiting(hoursFromNow(-1)),
      liga: waiting(NOW),
      later: waiting(new Date(NOW.getTime() + 1)),
      timeless: waiting(null),
      draft: { status: 'draft', publishDate: hoursFromNow(-1), publishedAt: null },
      published: { publishDate: hoursFromNow(-6), publishedAt: hoursFromNow(-5) },
    });
    await tick();
    for (const id of ['copa', 'liga']) {
      const { status, publishedAt, ...rest } = (await tournament(id)) ?? {};
      expect([status, publishedAt.toDate()]).toEqual(['published', NOW]);
      expect(rest).toMatchObject({ name: 'Copa Relámpago', revision: 1, currentPlayers: 0 });
    }
    for (const id of ['later', 'timeless', 'draft']) expect((await tournament(id))?.publishedAt, id).toBeNull();
    expect((await tournament('published'))?.publishedAt.toDate()).toEqual(hoursFromNow(-5));
    expect(await catalogue()).toEqual(['copa', 'liga', 'published']);
  });

  it('restarts the confirmation windows, so a player approved earlier keeps the seat', async () => {
    const before = { ...waiting(NOW), confirmations: usualConfirmations, confirmationsSince: hoursFromNow(-60) };
    await writeTournaments({ copa: { ...before, currentPlayers: 1 } });
    await write(database, registrationOf('10000001', { status: 'approved', decidedAt: hoursFromNow(-48) }));
    await tick();
    await runConfirmations(api.context());
    expect((await tournament('copa'))?.confirmationsSince.toDate()).toEqual(NOW);
    expect(await stored('registrations/copa_10000001')).toMatchObject({ status: 'approved' });
  });

  it('publishes each tournament once when several runs overlap', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `copa-${index}`);
    await writeTournaments(Object.fromEntries(ids.map((id) => [id, waiting(hoursFromNow(-1))])));
    let published = 0;
    const info = (_event: string, fields?: object) => {
      published += fields && 'published' in fields ? Number(fields.published) : 0;
    };
    const tickAt = (index: number) =>
      runPublication({ ...api.context(), log: { ...silent, info }, now: new Date(NOW.getTime() + index) });
    // A tick that waits too long for the others' locks fails, and the next minute's goes on.
    await Promise.allSettled([0, 1, 2].map(tickAt));
    await tickAt(3);
    // A run that lost the reply to its write doesn't count it.
    expect(published).toBeLessThanOrEqual(ids.length);
    expect(await catalogue()).toEqual(ids.toSorted());
  });

  it('publishes the other tournaments when one fails', async () => {
    await writeTournaments({ mala: waiting(hoursFromNow(-2)), buena: waiting(hoursFromNow(-1)) });
    const batches = Object.getPrototypeOf(database.batch());
    const { update } = batches;
    vi.spyOn(batches, 'update').mockImplementation(function (this: unknown, ...change) {
      const [document] = change;
      if (document instanceof DocumentReference && document.path === 'tournaments/mala') throw new Error('broken');
      return update.call(this, ...change);
    });
    await tick();
    vi.restoreAllMocks();
    expect(await catalogue()).toEqual(['buena']);
  });

  it('repairs a corrupt catalogue although nothing is due', async () => {
    await writeTournaments({ copa: { currentPlayers: 7 } });
    await write(database, { 'catalogue/published': { updatedAt: hoursFromNow(-1), tournaments: 'nonsense' } });
    await tick();
    expect(await catalogue()).toEqual(['copa']);
  });
});
