// Tournaments that were stored when all of one was in the document that visitors may read.
import { VisibleTournament } from '@arena/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../support/records/database.ts';
import { type Fields, hoursFromNow, tournamentRecord, write } from '../support/records/records.ts';
import { registerAll, startInstance } from '../support/records/registering.ts';
import { submissionsOf } from '../support/rush/rush.ts';

let opened: TestDatabase;

beforeAll(() => {
  opened = openDatabase('demo-scheduled-separation');
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await opened.empty();
});
afterAll(() => opened.close());

const { id: _, ...ofDocument } = VisibleTournament.shape;
const PUBLIC = Object.keys(ofDocument).sort();

const fields = async (path: string) => (await opened.database.doc(path).get()).data() ?? {};
const versions = async () =>
  (await opened.database.collection('tournaments').get()).docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]);
const run = () => startInstance(opened.database).separation();

/** As many tournaments as told, in one document each; more than 500 don't fit into one batch. */
async function storeBefore(count: number, more: Fields = {}): Promise<void> {
  const record = tournamentRecord({ publishDate: hoursFromNow(-30), ...more });
  const ids = Array.from({ length: count }, (__, index) => `copa-${String(index).padStart(4, '0')}`);
  await write(opened.database, Object.fromEntries(ids.map((id) => [`tournaments/${id}`, record])));
}

async function separated(): Promise<number> {
  const { docs } = await opened.database.collection('tournaments').get();
  return docs.filter((one) => JSON.stringify(Object.keys(one.data()).sort()) === JSON.stringify(PUBLIC)).length;
}

describe('the separation', () => {
  it.each(['published', 'draft', 'scheduled'])('leaves in the document of a %s one what is public', async (status) => {
    await storeBefore(1, { status, currentPlayers: 7, sponsorContact: 'solo del equipo' });
    await run();
    expect(Object.keys(await fields('tournaments/copa-0000')).sort()).toEqual(PUBLIC);
    expect(await fields('tournaments/copa-0000')).toMatchObject({ name: 'Copa Relámpago', status, currentPlayers: 7 });
    expect(await fields('tournamentsInside/copa-0000')).toMatchObject({
      status,
      publishDate: expect.anything(),
      sponsorContact: 'solo del equipo',
    });
  });

  it('keeps what a record from before the current field names says, and its players out of sight', async () => {
    const registrations = [{ fullName: 'Ana Pérez' }, { fullName: 'Luz Díaz' }];
    await write(opened.database, {
      'tournaments/antigua': { title: 'Antigua', status: 'published', maxParticipants: 12, registrations },
    });
    await run();
    const own = await fields('tournaments/antigua');
    expect(own).toMatchObject({ name: 'Antigua', maxPlayers: 12, currentPlayers: 2 });
    expect(Object.keys(own).sort()).toEqual(PUBLIC);
    expect((await fields('tournamentsInside/antigua')).registrations).toEqual(registrations);
  });

  it('goes through all of them once', async () => {
    await storeBefore(250);
    await run();
    expect(await separated()).toBe(250);
    const before = await versions();
    await run();
    expect(await versions()).toEqual(before);
  });

  it('goes on where it was killed', async () => {
    await storeBefore(250);
    const batches = Object.getPrototypeOf(opened.database.batch());
    const { commit } = batches;
    let commits = 0;
    vi.spyOn(batches, 'commit').mockImplementation(function (this: unknown) {
      commits += 1;
      return commits > 130 ? Promise.reject(new Error('killed')) : commit.call(this);
    });
    await expect(run()).rejects.toThrow('killed');
    vi.restoreAllMocks();
    expect(await separated()).toBeLessThan(250);
    expect(await fields('system/tournamentsInside')).toEqual({ after: 'copa-0099', failed: [], done: false });
    await run();
    expect(await separated()).toBe(250);
  });

  it('loses nobody who registers meanwhile', async () => {
    const players = 60;
    await storeBefore(1, { maxPlayers: 0, date: null, registrationDeadline: null });
    const submissions = submissionsOf({ submissions: players, places: 0, players }, 'copa-0000');
    const [outcomes] = await Promise.all([registerAll(startInstance(opened.database), submissions), run()]);
    expect(outcomes).toEqual({ accepted: players });
    expect(await fields('tournaments/copa-0000')).toMatchObject({ currentPlayers: players });
    expect(await separated()).toBe(1);
  });
});
