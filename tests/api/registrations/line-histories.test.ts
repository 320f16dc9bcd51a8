import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyOf, type Instance, instanceOn } from '../../fixtures/line/line-histories.ts';
import { openDatabase, type TestDatabase } from '../../fixtures/records/database.ts';
import type { Fields } from '../../fixtures/records/records.ts';
import { seeds } from '../../fixtures/records/seeded.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = openDatabase('demo-api-line');
  await opened.empty();
});
afterAll(() => opened.close());

const instances = () => [instanceOn(opened.database), instanceOn(opened.database)];

it('places, the line and its order hold whatever happens, in whatever order and at once', async () => {
  const both = instances();
  for (const seed of seeds(8)) expect(await historyOf(opened.database, seed, both)).toEqual([]);
}, 180_000);

it.each<[string, (fields: Fields) => Fields]>([
  [
    'currentPlayers isn’t how many have a place',
    ({ currentPlayers }) => ({ currentPlayers: Number(currentPlayers) + 1 }),
  ],
  [
    'a place is free, and those who wait were offered none',
    ({ maxPlayers, waitingPlayers }) => ({ maxPlayers: Number(maxPlayers) + (Number(waitingPlayers) > 0 ? 1 : 0) }),
  ],
  ['numbers that were given are to be given again', () => ({ lastInLine: 0 })],
])('a history with a false count is found broken: %s', async (rule, lie) => {
  await opened.empty();
  const tournament = opened.database.doc('tournaments/copa-1');
  const lying = (honest: Instance): Instance => ({
    ...honest,
    async run(job, now) {
      await honest.run(job, now);
      if (job === 'waiting') await tournament.update(lie((await tournament.get()).data() ?? {}));
    },
  });
  expect(await historyOf(opened.database, 1, instances().map(lying))).toContain(`seed 1: ${rule}`);
});
