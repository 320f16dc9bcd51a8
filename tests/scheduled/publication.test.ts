import { PublicTournament, usualConfirmations } from '@arena/domain';
import { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { runConfirmations } from '../../functions/src/confirmations/confirmations.ts';
import { runPublication } from '../../functions/src/tournaments/publication.ts';
import { openDatabase, type TestDatabase } from '../fixtures/records/database.ts';
import {
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
  tournamentRecord,
  write,
} from '../fixtures/records/records.ts';
import { contextOn, silent } from '../fixtures/records/registering.ts';

let opened: TestDatabase;

beforeAll(() => {
  opened = openDatabase('demo-scheduled-publication');
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await opened.empty();
});
afterAll(() => opened.close());

const tick = () => runPublication(contextOn(opened.database));
const stored = async (id: string) => (await opened.database.doc(`tournaments/${id}`).get()).data();

async function catalogue(): Promise<string[]> {
  const document = await opened.database.doc('catalogue/published').get();
  return z
    .array(PublicTournament)
    .parse(document.get('tournaments'))
    .map(({ id }) => id);
}

const waiting = (publishDate: Date | null) => ({ status: 'scheduled', publishDate, publishedAt: null });

describe('the minute tick', () => {
  it('publishes tournaments that were due an hour ago and this very millisecond, and puts them into the catalogue', async () => {
    await write(opened.database, {
      ...tournamentDocuments('copa', waiting(hoursFromNow(-1))),
      ...tournamentDocuments('liga', waiting(NOW)),
    });
    await tick();
    for (const id of ['copa', 'liga']) {
      const { status, publishedAt, ...rest } = (await stored(id)) ?? {};
      expect([status, publishedAt.toDate()]).toEqual(['published', NOW]);
      expect(rest).toMatchObject({ name: 'Copa Relámpago', revision: 1, currentPlayers: 0 });
    }
    expect((await catalogue()).toSorted()).toEqual(['copa', 'liga']);
  });

  it('leaves others alone: due in a millisecond, without a time, a draft, published already', async () => {
    const publishedAt = hoursFromNow(-5);
    const others = {
      later: waiting(new Date(NOW.getTime() + 1)),
      timeless: waiting(null),
      draft: { status: 'draft', publishDate: hoursFromNow(-1), publishedAt: null },
      published: { publishDate: hoursFromNow(-6), publishedAt },
    };
    const records = Object.entries(others).map(([id, fields]) => tournamentDocuments(id, fields));
    await write(opened.database, Object.assign({}, ...records));
    await tick();
    for (const id of ['later', 'timeless', 'draft']) expect((await stored(id))?.publishedAt, id).toBeNull();
    expect((await stored('published'))?.publishedAt.toDate()).toEqual(publishedAt);
    expect(await catalogue()).toEqual(['published']);
  });

  it('restarts the confirmation windows: a player approved before keeps the seat', async () => {
    const before = { ...waiting(NOW), confirmations: usualConfirmations, confirmationsSince: hoursFromNow(-60) };
    await write(opened.database, {
      ...tournamentDocuments('copa', { ...before, currentPlayers: 1 }),
      [registrationPath('10000001')]: registrationRecord({ status: 'approved', decidedAt: hoursFromNow(-48) }),
    });
    await tick();
    await runConfirmations(contextOn(opened.database));
    expect((await stored('copa'))?.confirmationsSince.toDate()).toEqual(NOW);
    expect((await opened.database.doc(registrationPath('10000001')).get()).get('status')).toBe('approved');
  });

  it('publishes each once, however many ticks run at once', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `copa-${index}`);
    const records = ids.flatMap((id) => Object.entries(tournamentDocuments(id, waiting(hoursFromNow(-1)))));
    await write(opened.database, Object.fromEntries(records));
    let published = 0;
    const count = (_event: string, fields?: object) => {
      published += fields && 'published' in fields ? Number(fields.published) : 0;
    };
    const tick = (index: number) =>
      runPublication(
        contextOn(opened.database, { log: { ...silent, info: count }, now: new Date(NOW.getTime() + index) }),
      );
    // A tick that waits too long for the others' locks fails, and the next minute's goes on.
    await Promise.allSettled(Array.from({ length: 6 }, (_, index) => tick(index)));
    await tick(6);
    // A run that lost the reply to its write doesn't count it.
    expect(published).toBeLessThanOrEqual(ids.length);
    expect((await catalogue()).toSorted()).toEqual(ids.toSorted());
  });

  it('publishes the others where one cannot be', async () => {
    await write(opened.database, {
      ...tournamentDocuments('mala', waiting(hoursFromNow(-2))),
      ...tournamentDocuments('buena', waiting(hoursFromNow(-1))),
    });
    const batches = Object.getPrototypeOf(opened.database.batch());
    const { update } = batches;
    vi.spyOn(batches, 'update').mockImplementation(function (this: unknown, ...change) {
      const [document] = change;
      if (document instanceof DocumentReference && document.path === 'tournaments/mala') throw new Error('broken');
      return update.call(this, ...change);
    });
    await tick();
    expect((await stored('buena'))?.status).toBe('published');
    expect(await catalogue()).toContain('buena');
  });

  it('publishes a tournament stored by hand, in one document', async () => {
    await write(opened.database, { 'tournaments/copa': tournamentRecord(waiting(hoursFromNow(-1))) });
    await tick();
    expect(await stored('copa')).toMatchObject({ status: 'published' });
    expect(await catalogue()).toEqual(['copa']);
  });

  it('puts the catalogue right though nothing was due', async () => {
    await write(opened.database, {
      'tournaments/copa': tournamentRecord({ currentPlayers: 7 }),
      'catalogue/published': { updatedAt: hoursFromNow(-1), tournaments: [{ id: 'gone' }] },
    });
    await tick();
    expect(await catalogue()).toEqual(['copa']);
  });
});
