import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startApi, type TestApi } from '../fixtures/calls/api.ts';
import { deploy } from '../fixtures/deployed.ts';
import { seeds, shuffled } from '../fixtures/records/seeded.ts';
import { openPlaces, REPEATED_IDS, submissionsOf, tally } from '../fixtures/rush/rush.ts';
import { expectFilled, sendAll } from '../fixtures/rush/rush-calls.ts';
import { startWorkers, type Workers } from '../fixtures/rush/rush-workers.ts';

const PROJECT = 'demo-hostile-rush';
const THREE_HUNDRED = { submissions: 300, places: 48, players: 300 };
const ORDERS = seeds(20);

describe.each([
  ['to the API', 'api', async (_project: string, { call }: TestApi) => ({ call, stop: async () => undefined })],
  ['to the built function, as production wraps it', 'built', (project: string) => deploy(project)],
])('500 concurrent submissions by 150 players for 100 seats, %s', (_to, name, open) => {
  const all = submissionsOf(REPEATED_IDS, 'copa');

  it.each(ORDERS)('seat exactly 100 players and confirm their retries, in order %i', async (seed) => {
    // The emulator slows down with all that a database ever held.
    const project = `${PROJECT}-${name}-${seed}`;
    const api = await startApi(project);
    onTestFinished(() => api.close());
    const server = await open(project, api);
    onTestFinished(() => server.stop());
    await openPlaces(api.database, REPEATED_IDS, 'copa');
    expectFilled(await sendAll(server.call, shuffled(all, seed)), REPEATED_IDS);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 100, currentPlayers: 100 });
  });
});

describe('300 concurrent submissions over four processes for 48 seats', () => {
  const all = submissionsOf(THREE_HUNDRED, 'copa');
  let api: TestApi;
  let workers: Workers;

  beforeAll(async () => {
    api = await startApi(PROJECT);
    workers = await startWorkers(PROJECT, 4);
  });
  beforeEach(() => api.empty());
  afterAll(async () => {
    await workers.stop();
    await api.close();
  });

  it.each(ORDERS)('seat exactly 48 players and answer `tournament_full` to the others, in order %i', async (seed) => {
    await openPlaces(api.database, THREE_HUNDRED, 'copa');
    expect(await workers.registerAll(shuffled(all, seed))).toEqual({ accepted: 48, tournament_full: 252 });
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 48, currentPlayers: 48 });
  });
});
