import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { historyOf, type Instance, instanceOn } from '../../fixtures/line/line-histories.ts';
import { openDatabase, type TestDatabase } from '../../fixtures/records/database.ts';
import { seeds } from '../../fixtures/records/seeded.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = openDatabase('demo-api-line');
  await opened.empty();
});
afterAll(() => opened.close());

const instances = () => [instanceOn(opened.database), instanceOn(opened.database)];

it('seats, reserved IDs and waiting list stay consistent under random concurrent actions', async () => {
  const both = instances();
  for (const seed of seeds(8)) expect(await historyOf(opened.database, seed, both)).toEqual([]);
}, 180_000);

it.each([
  [
    'a wrong seat count',
    async (database: Database) => {
      await database.doc('tournaments/copa-1').update({ currentPlayers: FieldValue.increment(1) });
    },
    'currentPlayers isn’t how many have a place',
  ],
  [
    'a missing reservation',
    async (database: Database) => {
      const { docs } = await database.collection('playerReservations').where('isWaiting', '==', false).get();
      await docs.find((one) => one.get('registrationId') !== null)?.ref.delete();
    },
    'the reserved IDs aren’t those of the registrations',
  ],
])('the check detects %s', async (_, spoil, rule) => {
  await opened.empty();
  const lying = (honest: Instance): Instance => ({
    ...honest,
    async run(job, now) {
      await honest.run(job, now);
      if (job === 'waiting') await spoil(opened.database);
    },
  });
  expect(await historyOf(opened.database, 1, instances().map(lying))).toContain(`seed 1: ${rule}`);
});
