import { setTimeout as sleep } from 'node:timers/promises';
import { limits, SECOND } from '@arena/domain';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { startApi, type TestApi } from '../support/calls/api.ts';
import { expectFailure } from '../support/calls/expect.ts';
import { type Gate, gateBefore } from '../support/gate.ts';
import { from } from '../support/people/origins.ts';
import { submission, tournamentRecord, write } from '../support/records/records.ts';
import { tally } from '../support/rush/rush.ts';
import { stack } from '../support/stack.ts';

/** The API with a gate between it and its database. */
interface Gated {
  api: TestApi;
  gate: Gate;
}

const PLAYERS = Array.from({ length: 20 }, (_, index) => String(10_000_000 + index));
const opened: Gated[] = [];

async function open(projectId: string): Promise<Gated> {
  const gate = await gateBefore(stack.firestoreHost);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', gate.host);
  const api = await startApi(projectId);
  await api.empty();
  await write(api.database, { 'tournaments/copa': tournamentRecord({ maxPlayers: 10 }) });
  opened.push({ api, gate });
  return { api, gate };
}

afterAll(async () => {
  for (const { api, gate } of opened) {
    await api.close();
    await gate.remove();
  }
  vi.unstubAllEnvs();
});

const register = (api: TestApi, freeFireId: string, address = '203.0.113.1') =>
  api.call('POST /registrations', { body: submission({ freeFireId }), headers: from(address) });

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work, performance.now() - started];
}

describe('while the database cannot be reached', () => {
  let refusing: Gated;
  let silent: Gated;
  let pausing: Gated;

  beforeAll(async () => {
    refusing = await open('demo-api-outage-refusing');
    silent = await open('demo-api-outage-silent');
    pausing = await open('demo-api-outage-pausing');
  });

  it.concurrent.for<[string, () => Gated, (gate: Gate) => void]>([
    ['refuses connections', () => refusing, (gate) => gate.close()],
    ['keeps silent', () => silent, (gate) => gate.hold()],
  ])(
    'because it %s, calls are answered with 503 in under 10 s, and work when it is back',
    async ([, gated, fail], { expect }) => {
      const { api, gate } = gated();
      expect((await register(api, '12345678')).status).toBe(200);
      fail(gate);
      const [replies, milliseconds] = await timed(
        Promise.all([api.call('GET /health'), api.call('GET /tournaments/copa'), register(api, '87654321')]),
      );
      for (const reply of replies) {
        expectFailure(reply, 503, 'unavailable');
        expect(reply.headers.get('retry-after')).toBe(String(limits.retryAfterOutageSeconds));
      }
      expect(milliseconds).toBeLessThan(10 * SECOND);
      gate.open();
      await expect.poll(async () => (await api.call('GET /health')).status, { timeout: 15 * SECOND }).toBe(200);
      expect((await register(api, '11111111')).status).toBe(200);
    },
  );

  it.concurrent('for some seconds amid a rush, nobody is lost and nobody is counted twice', async ({ expect }) => {
    const { api, gate } = pausing;
    const rush = Promise.all(PLAYERS.map((freeFireId, index) => register(api, freeFireId, `203.0.113.${index}`)));
    gate.hold();
    await sleep(limits.attemptDeadline + SECOND);
    gate.open();
    const statuses = (await rush).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 10, currentPlayers: 10 });
  });
});
