import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../support/database.ts';
import { historyOf } from '../support/line-histories.ts';
import { seeds } from '../support/seeded.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = openDatabase('demo-api-line');
  await opened.empty();
});
afterAll(() => opened.close());

it('places, the line and its order hold whatever happens, in whatever order and at once', async () => {
  for (const seed of seeds(20)) expect(await historyOf(opened.database, seed)).toEqual([]);
}, 60_000);
