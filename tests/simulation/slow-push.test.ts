// A push service that doesn't answer delays nobody else, and its phones are told once it answers again.
import { createECDH } from 'node:crypto';
import { SECOND } from '@arena/domain';
import { afterAll, expect, it, vi } from 'vitest';
import { webPush } from '../../functions/src/push/push.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { playerLinks, registrationDocuments } from '../fixtures/people/links.ts';
import { browserKeys } from '../fixtures/push/browser-keys.ts';
import { startPushService } from '../fixtures/push/push-service.ts';
import { enteredMatch, MAKE_OFFICIAL } from '../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, NOW } from '../fixtures/records/records.ts';

const PHONES = 300;
const SLOW = 20;

const service = await startPushService();
afterAll(() => service.close());
const own = createECDH('prime256v1');
const publicKey = own.generateKeys('base64url');
const privateKey = own.getPrivateKey('base64url');
const push = webPush({ publicKey, privateKey, subject: 'mailto:avisos@example.com', services: [service.host] });

const names = Array.from({ length: PHONES }, (_, index) => `p${index}`);
// Spread among the others: every fifteenth.
const slow = names.filter((_, index) => index % (PHONES / SLOW) === 0);

function documents(): Record<string, Fields> {
  const players = registrationDocuments(playerLinks());
  const link = players['registrations/copa_10000001']?.link;
  const { p256dh, auth } = browserKeys();
  const common = { kind: 'push', link, p256dh, auth, zone: 'America/Mexico_City', createdAt: NOW };
  const phones = names.map((name) => [
    `subscriptions/${name}`,
    { ...common, endpoint: service.endpoint(name), deleteAt: hoursFromNow(1_000) },
  ]);
  return { ...players, ...enteredMatch, ...Object.fromEntries(phones) };
}

const { api, call, clock } = await openAdminArea('demo-api-slow-push', documents, { push });

const told = () => service.received.map(({ path }) => path.slice(1)).toSorted();

it('tells 280 phones within 10 s while 20 time out, and those once each when they answer', async () => {
  for (const name of slow) service.silent.add(`/${name}`);
  const start = performance.now();
  expect((await call(...MAKE_OFFICIAL)).status).toBe(200);
  await vi.waitFor(() => expect(service.received).toHaveLength(PHONES - SLOW), { timeout: 10 * SECOND });
  expect(performance.now() - start).toBeLessThan(10 * SECOND);
  await api.idle();
  expect(told()).toEqual(names.filter((name) => !slow.includes(name)).toSorted());
  service.silent.clear();
  clock.now = hoursFromNow(0.1);
  await api.idle();
  expect(told()).toEqual(names.toSorted());
}, 60_000);
