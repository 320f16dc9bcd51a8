import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('seats and waiting list stay consistent under random concurrent actions', async () => {
  const both = instances();
  for (const seed of seeds(8)) expect(await historyOf(opened.database, seed, both)).toEqual([]);
}, 180_000);

it('the check detects a wrong seat count', async () => {
  await opened.empty();
  const tournament = opened.database.doc('tournaments/copa-1');
  const lying = (honest: Instance): Instance => ({
    ...honest,
    async run(job, now) {
      await honest.run(job, now);
      if (job === 'waiting') await tournament.update({ currentPlayers: FieldValue.increment(1) });
    },
  });
  expect(await historyOf(opened.database, 1, instances().map(lying))).toContain(
    'seed 1: currentPlayers isn’t how many have a place',
  );
});
