import { limits, SECOND } from '@arena/domain';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { local } from '../../scripts/lib/local.ts';
import { startApi, type TestApi } from '../fixtures/calls/api.ts';
import { expectFailure } from '../fixtures/calls/expect.ts';
import { type FirestoreProxy, startFirestoreProxy } from '../fixtures/firestore-proxy.ts';
import { submission, tournamentRecord, write } from '../fixtures/records/records.ts';

/** The API with a proxy between it and its database. */
interface ProxiedApi {
  api: TestApi;
  proxy: FirestoreProxy;
}

const opened: ProxiedApi[] = [];

async function open(projectId: string): Promise<ProxiedApi> {
  const proxy = await startFirestoreProxy(local.firestoreHost);
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

const register = (api: TestApi, freeFireId: string) =>
  api.call('POST /registrations', { body: submission({ freeFireId }) });

describe('an unreachable database', () => {
  let refusing: ProxiedApi;
  let silent: ProxiedApi;

  beforeAll(async () => {
    refusing = await open('demo-api-outage-refusing');
    silent = await open('demo-api-outage-silent');
  });

  it.concurrent.for<[string, () => ProxiedApi, (proxy: FirestoreProxy) => void]>([
    ['refuses connections', () => refusing, (proxy) => proxy.close()],
    ['does not answer', () => silent, (proxy) => proxy.hold()],
  ])('that %s causes 503 within 10 s, and calls succeed after it recovers', async ([, proxied, fail], { expect }) => {
    const { api, proxy } = proxied();
    expect((await register(api, '12345678')).status).toBe(200);
    fail(proxy);
    const started = performance.now();
    const calls = [api.call('GET /health'), api.call('GET /tournaments/copa'), register(api, '87654321')];
    const replies = await Promise.all(calls);
    expect(performance.now() - started).toBeLessThan(10 * SECOND);
    for (const reply of replies) {
      expectFailure(reply, 503, 'unavailable');
      expect(reply.headers.get('retry-after')).toBe(String(limits.retryAfterOutageSeconds));
    }
    proxy.open();
    await expect.poll(async () => (await api.call('GET /health')).status, { timeout: 15 * SECOND }).toBe(200);
    expect((await register(api, '11111111')).status).toBe(200);
  });
});
