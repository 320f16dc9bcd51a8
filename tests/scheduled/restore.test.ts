// The drill: export, erase, import, erase again, search.
import { expect, it } from 'vitest';
import { jobsOf, runDueJobs } from '../../functions/src/jobs/jobs.ts';
import { linkHash } from '../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { HASH, linkOf, registered } from '../fixtures/people/links.ts';
import { competitionRecord, entryRecord } from '../fixtures/records/competition-records.ts';
import { NOW, tournamentDocuments } from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';
import { holding } from '../fixtures/records/whole-store.ts';

const PROJECT = 'demo-scheduled-restore';
const TRACES = ['Lucía', 'lucia@', '10000001'];
const guardian = { name: 'Rosa', contact: 'rosa@copa.example' };

const { api, call, clock, database, players, stored, visit } = await openAdminArea(PROJECT, () => ({
  ...tournamentDocuments('copa', { currentPlayers: 2 }),
  ...registered('10000001', linkOf('p'), {
    fullName: 'Lucía Méndez',
    email: 'lucia@copa.example',
    guardian,
    guardianLink: linkHash(HASH, linkOf('g')),
    status: 'approved',
  }),
  ...registered('10000002', linkOf('o'), { status: 'approved' }),
  // The guardian's yes for a year.
  [`guardianConsents/${HASH('guardian consent', '10000001')}`]: {
    contact: HASH('guardian contact', guardian.contact),
    at: NOW.toISOString(),
    way: 'player_link',
    registrationIds: ['copa_10000001'],
    ended: false,
  },
  'competitions/copa': { ...competitionRecord(), writes: 1 },
  'competitions/copa/entries/leones': entryRecord('leones', {
    name: '',
    players: [{ nickname: 'Lucía', freeFireId: '10000001' }],
    registrationId: 'copa_10000001',
  }),
}));

const runDaily = () => runDueJobs(jobsOf(api.context()), 'day', clock.now, silent);

/** Everything below the collections of a backup, by path. */
async function exported(): Promise<Map<string, FirebaseFirestore.DocumentData>> {
  const all = new Map<string, FirebaseFirestore.DocumentData>();
  const read = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const { ref, ...document } of (await collection.get()).docs.map((one) => ({
        ref: one.ref,
        data: one.data(),
      }))) {
        all.set(ref.path, document.data);
        await read(await ref.listCollections());
      }
    }
  };
  await read(await database.listCollections());
  return all;
}

async function imported(documents: ReadonlyMap<string, FirebaseFirestore.DocumentData>): Promise<void> {
  for (const [path, data] of documents) await database.doc(path).set(data);
}

it.each<[string, () => Promise<unknown>]>([
  ['a guardian', () => visit('POST /guardians/erase', { token: linkOf('g') })],
  ['the player', () => visit('POST /my-registration/erase', { token: linkOf('p') })],
  ['an organiser', () => call('DELETE /registrations/copa_10000001')],
])('a registration that %s erased is erased again after a restore', async (_, erase) => {
  const backup = await exported();
  await erase();
  expect(await holding(PROJECT, TRACES)).toEqual([]);
  const journal = new Map([...(await exported())].filter(([path]) => path.startsWith('erasures/')));
  expect(journal.size).toBe(1);
  await imported(backup);
  await imported(journal);
  expect(await holding(PROJECT, TRACES)).toContain('registrations/copa_10000001');
  await runDaily();
  expect(await holding(PROJECT, TRACES)).toContain('registrations/copa_10000001');
  await database.doc('system/restored').set({});
  for (const _run of [1, 2]) await runDaily();
  expect(await holding(PROJECT, TRACES)).toEqual([]);
  expect([await players(), await stored('system/restored')]).toEqual([1, undefined]);
});
