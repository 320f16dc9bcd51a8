import { afterAll, describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import {
  FIVE_HUNDRED_FOR_A_HUNDRED,
  openPlaces,
  REPEATED_IDS,
  submissionsOf,
  tally,
} from '../../fixtures/rush/rush.ts';
import { expectFilled, sendAll } from '../../fixtures/rush/rush-calls.ts';
import { startWorkers } from '../../fixtures/rush/rush-workers.ts';

const PROJECT = 'demo-api-rush';

const { api, database } = await openApi(PROJECT);
const workers = await startWorkers(PROJECT, 4);
afterAll(() => workers.stop());

describe('500 submissions at once for 100 seats', () => {
  it.each([
    ['by 500 players fill exactly 100 seats, and the others get tournament_full', FIVE_HUNDRED_FOR_A_HUNDRED],
    ['with retries of 150 players report accepted ones as already registered, not full', REPEATED_IDS],
  ])('%s', async (_, rush) => {
    await openPlaces(database, rush, 'copa');
    expectFilled(await sendAll(api.call, submissionsOf(rush, 'copa')), rush);
    expect(await tally(database, 'copa')).toEqual({ registrations: 100, currentPlayers: 100 });
  });

  it('for two tournaments fill each one separately', async () => {
    await openPlaces(database, { ...FIVE_HUNDRED_FOR_A_HUNDRED, places: 30 }, 'copa');
    await openPlaces(database, { ...FIVE_HUNDRED_FOR_A_HUNDRED, places: 50 }, 'liga');
    const half = { submissions: 250, places: 0, players: 250 };
    const both = [...submissionsOf(half, 'copa'), ...submissionsOf(half, 'liga')];
    expect(await workers.registerAll(both)).toEqual({ accepted: 80, tournament_full: 420 });
    expect(await tally(database, 'copa')).toEqual({ registrations: 30, currentPlayers: 30 });
    expect(await tally(database, 'liga')).toEqual({ registrations: 50, currentPlayers: 50 });
  });
});
