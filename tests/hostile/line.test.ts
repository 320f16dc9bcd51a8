import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../support/database.ts';
import { historyOf } from '../support/line-histories.ts';
import { seeds } from '../support/seeded.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = openDatabase('demo-hostile-line');
  await opened.empty();
});
afterAll(() => opened.close());

it.each(seeds(200))('a waiting list holds through every history: seed %i', async (seed) => {
  expect(await historyOf(opened.database, 1_000 + seed)).toEqual([]);
});
