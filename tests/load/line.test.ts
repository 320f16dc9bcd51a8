// Random histories of a waiting list on four processes at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyOf, type Instance } from '../fixtures/line/line-histories.ts';
import { openDatabase, type TestDatabase } from '../fixtures/records/database.ts';
import { seeds } from '../fixtures/records/seeded.ts';
import { type Processes, startProcesses } from '../fixtures/rush/processes.ts';

const PROJECT = 'demo-hostile-line';
const HISTORIES = 200;
let opened: TestDatabase;
let processes: Processes;
let instances: readonly Instance[] = [];

beforeAll(async () => {
  opened = openDatabase(PROJECT);
  await opened.empty();
  processes = await startProcesses(new URL('../fixtures/line/line-worker.ts', import.meta.url), PROJECT, 4);
  instances = Array.from({ length: processes.count }, (_, index) => ({
    carryOut: (tournamentId, actions, now) =>
      processes.ask<string[]>(index, { tournamentId, actions, now: now.toISOString() }),
    async run(job, now) {
      const broken = await processes.ask<string[]>(index, { job, now: now.toISOString() });
      if (broken.length > 0) throw new Error(broken.join());
    },
  }));
});
afterAll(async () => {
  await processes.stop();
  await opened.close();
});

it.each(seeds(HISTORIES))('a waiting list holds through every history: seed %i', async (seed) => {
  expect(await historyOf(opened.database, 1_000 + seed, instances)).toEqual([]);
});

it('the histories contain every kind of change', async () => {
  const { docs } = await opened.database.collection('audit').select('action', 'after').get();
  const found = Map.groupBy(docs, (one) => `${one.get('action')} ${one.get('after.status') ?? ''}`.trim());
  for (const what of [
    'registration.status approved',
    'registration.status rejected',
    'registration.status pending',
    'registration.delete',
    'registration.offer',
    'registration.take pending',
    'registration.confirm',
    'registration.expire rejected',
    'registration.leave rejected',
    'registration.consent rejected',
  ]) {
    expect(found.get(what)?.length ?? 0, what).toBeGreaterThan(HISTORIES / 10);
  }
});
