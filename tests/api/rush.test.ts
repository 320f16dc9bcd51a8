import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startApi, type TestApi } from '../support/api.ts';
import { registerNaively } from '../support/naive-registrations.ts';
import { FIVE_HUNDRED_FOR_A_HUNDRED, openPlaces, type Rush, submissionsOf, tally } from '../support/rush.ts';
import { startWorkers, type Workers } from '../support/rush-workers.ts';

const PROJECT = 'demo-api-rush';
const REPEATED_IDS: Rush = { submissions: 500, places: 100, players: 150 };

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

/** How a call ended: its status, or the code of its failure. */
function outcomeOf({ status, body }: Reply): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : String(status);
}

/** An address of its own for each submission, for what is limited by address is not what is tested here. */
const addressOf = (index: number) => ({ 'fastly-client-ip': `10.0.${Math.trunc(index / 250)}.${index % 250}` });

/** Sends a rush over HTTP; how each player's submissions ended, sorted. */
async function send(rush: Rush): Promise<Map<string, string[]>> {
  const ended = new Map<string, string[]>();
  const sending = submissionsOf(rush, 'copa').map(async (body, index) => {
    const outcome = outcomeOf(await api.call('POST /registrations', { body, headers: addressOf(index) }));
    ended.set(body.freeFireId, [...(ended.get(body.freeFireId) ?? []), outcome].toSorted());
  });
  await Promise.all(sending);
  return ended;
}

describe('500 submissions at once for 100 places', () => {
  it('oversell where reading and writing are two steps: the rush is one that the product must withstand', async () => {
    await openPlaces(api.database, FIVE_HUNDRED_FOR_A_HUNDRED, 'copa');
    const all = submissionsOf(FIVE_HUNDRED_FOR_A_HUNDRED, 'copa');
    await Promise.all(all.map((one) => registerNaively(api.database, one)));
    expect((await tally(api.database, 'copa')).registrations).toBeGreaterThan(100);
  });

  it('of as many players: exactly 100 are in, the others are told that it is full', async () => {
    await openPlaces(api.database, FIVE_HUNDRED_FOR_A_HUNDRED, 'copa');
    const outcomes = [...(await send(FIVE_HUNDRED_FOR_A_HUNDRED)).values()].flat();
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(100);
    expect(outcomes.filter((outcome) => outcome === 'tournament_full')).toHaveLength(400);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 100, currentPlayers: 100 });
  });

  it('of 150 players who try again and again: those who are in are told that, not that it is full', async () => {
    await openPlaces(api.database, REPEATED_IDS, 'copa');
    const ended = [...(await send(REPEATED_IDS)).values()];
    const [isIn, isOut] = [ended.filter((one) => one[0] === '200'), ended.filter((one) => one[0] !== '200')];
    expect([isIn.length, isOut.length]).toEqual([100, 50]);
    for (const [, ...again] of isIn) expect(new Set(again)).toEqual(new Set(['already_registered']));
    for (const tries of isOut) expect(new Set(tries)).toEqual(new Set(['tournament_full']));
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 100, currentPlayers: 100 });
  });

  it('over four processes: exactly 100 are in, the others are told that it is full', async () => {
    await openPlaces(api.database, FIVE_HUNDRED_FOR_A_HUNDRED, 'copa');
    const all = submissionsOf(FIVE_HUNDRED_FOR_A_HUNDRED, 'copa');
    expect(await workers.registerAll(all)).toEqual({ accepted: 100, tournament_full: 400 });
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 100, currentPlayers: 100 });
  });

  it('over four processes of 150 players: each is in once, and nobody meets a fault', async () => {
    await openPlaces(api.database, REPEATED_IDS, 'copa');
    const { accepted, already_registered, tournament_full, ...others } = await workers.registerAll(
      submissionsOf(REPEATED_IDS, 'copa'),
    );
    expect([accepted, (already_registered ?? 0) + (tournament_full ?? 0), others]).toEqual([100, 400, {}]);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 100, currentPlayers: 100 });
  });

  it('for two tournaments at once: each fills by itself', async () => {
    await openPlaces(api.database, { ...FIVE_HUNDRED_FOR_A_HUNDRED, places: 30 }, 'copa');
    await openPlaces(api.database, { ...FIVE_HUNDRED_FOR_A_HUNDRED, places: 50 }, 'liga');
    const half = { submissions: 250, places: 0, players: 250 };
    const both = [...submissionsOf(half, 'copa'), ...submissionsOf(half, 'liga')];
    expect(await workers.registerAll(both)).toEqual({ accepted: 80, tournament_full: 420 });
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 30, currentPlayers: 30 });
    expect(await tally(api.database, 'liga')).toEqual({ registrations: 50, currentPlayers: 50 });
  });
});
