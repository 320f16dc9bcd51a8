import { setTimeout as sleep } from 'node:timers/promises';
import { limits, SECOND } from '@arena/domain';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { startApi, type TestApi } from '../fixtures/calls/api.ts';
import { expectFailure } from '../fixtures/calls/expect.ts';
import { type FirestoreProxy, startFirestoreProxy } from '../fixtures/firestore-proxy.ts';
import { from } from '../fixtures/people/origins.ts';
import { submission, tournamentRecord, write } from '../fixtures/records/records.ts';
import { tally } from '../fixtures/rush/rush.ts';
import { stack } from '../fixtures/stack.ts';

/** The API with a proxy between it and its database. */
interface ProxiedApi {
  api: TestApi;
  proxy: FirestoreProxy;
}

const PLAYERS = Array.from({ length: 20 }, (_, index) => String(10_000_000 + index));
const opened: ProxiedApi[] = [];

async function open(projectId: string): Promise<ProxiedApi> {
  const proxy = await startFirestoreProxy(stack.firestoreHost);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  const api = await startApi(projectId);
  await api.empty();
  await write(api.database, { 'tournaments/copa': tournamentRecord({ maxPlayers: 10 }) });
  opened.push({ api, proxy });
  return { api, proxy };
}

afterAll(async () => {
  for (const { api, proxy } of opened) {
    await api.close();
    await proxy.remove();
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
  let refusing: ProxiedApi;
  let silent: ProxiedApi;
  let pausing: ProxiedApi;

  beforeAll(async () => {
    refusing = await open('demo-api-outage-refusing');
    silent = await open('demo-api-outage-silent');
    pausing = await open('demo-api-outage-pausing');
  });

  it.concurrent.for<[string, () => ProxiedApi, (proxy: FirestoreProxy) => void]>([
    ['refuses connections', () => refusing, (proxy) => proxy.close()],
    ['keeps silent', () => silent, (proxy) => proxy.hold()],
  ])(
    'because it %s, calls are answered with 503 in under 10 s, and work when it is back',
    async ([, proxied, fail], { expect }) => {
      const { api, proxy } = proxied();
      expect((await register(api, '12345678')).status).toBe(200);
      fail(proxy);
      const [replies, milliseconds] = await timed(
        Promise.all([api.call('GET /health'), api.call('GET /tournaments/copa'), register(api, '87654321')]),
      );
      for (const reply of replies) {
        expectFailure(reply, 503, 'unavailable');
        expect(reply.headers.get('retry-after')).toBe(String(limits.retryAfterOutageSeconds));
      }
      expect(milliseconds).toBeLessThan(10 * SECOND);
      proxy.open();
      await expect.poll(async () => (await api.call('GET /health')).status, { timeout: 15 * SECOND }).toBe(200);
      expect((await register(api, '11111111')).status).toBe(200);
    },
  );

  it.concurrent('for some seconds during a rush loses no registration and counts none twice', async ({ expect }) => {
    const { api, proxy } = pausing;
    const rush = Promise.all(PLAYERS.map((freeFireId, index) => register(api, freeFireId, `203.0.113.${index}`)));
    proxy.hold();
    await sleep(limits.attemptDeadline + SECOND);
    proxy.open();
    const statuses = (await rush).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 10, currentPlayers: 10 });
  });
});
