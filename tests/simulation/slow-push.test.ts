// A silent push service delays no other phone: 300 phones of which 20 get no answer, and all others are told within 10 s.
// The silent ones get the notice once the service answers again.
import { createECDH } from 'node:crypto';
import { SECOND } from '@arena/domain';
import { afterAll, expect, it, vi } from 'vitest';
import { type Push, webPush } from '../../functions/src/notices/push.ts';
import { queues } from '../../functions/src/notices/queues.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { playerLinks, registrationDocuments } from '../fixtures/people/links.ts';
import { browserKeys } from '../fixtures/push/browser-keys.ts';
import { startPushService } from '../fixtures/push/push-service.ts';
import { enteredMatch, MAKE_OFFICIAL } from '../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, NOW } from '../fixtures/records/records.ts';

const PHONES = 300;
const SLOW = 20;
const TOLD_WITHIN = 10 * SECOND;

const service = await startPushService();
afterAll(() => service.close());
const own = createECDH('prime256v1');
const publicKey = own.generateKeys('base64url');
const privateKey = own.getPrivateKey('base64url');
const working = webPush({ publicKey, privateKey, subject: 'mailto:avisos@example.com', services: [service.host] });

const names = Array.from({ length: PHONES }, (_, index) => `p${index}`);
// Spread among the others: every fifteenth.
const slow = names.filter((_, index) => index % (PHONES / SLOW) === 0);

const slowEndpoints = new Set(slow.map(service.endpoint));
const timeouts = Promise.withResolvers<void>();
let isSlow = true;

/** Calls to slow phones end when the test lets them time out. */
const push: Push = {
  accepts: working.accepts,
  async send(to, message) {
    if (!isSlow || !slowEndpoints.has(to.endpoint)) return working.send(to, message);
    await timeouts.promise;
    return 'later';
  },
};

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

it('the queue allows as many deliveries in that time, also while silent phones hold their places', () => {
  const { maxConcurrentDispatches, maxDispatchesPerSecond } = queues.deliverNotices.rateLimits;
  expect((maxDispatchesPerSecond * TOLD_WITHIN) / SECOND).toBeGreaterThanOrEqual(PHONES);
  expect(maxConcurrentDispatches).toBeGreaterThan(SLOW);
});

it('tells 280 phones within 10 s while 20 are silent, and those once each when they answer', async () => {
  expect((await call(...MAKE_OFFICIAL)).status).toBe(200);
  const others = names.filter((name) => !slow.includes(name)).toSorted();
  await vi.waitFor(() => expect(told()).toEqual(others), { timeout: TOLD_WITHIN });
  timeouts.resolve();
  await api.idle();
  expect(service.received).toHaveLength(PHONES - SLOW);
  isSlow = false;
  clock.now = hoursFromNow(0.1);
  await api.idle();
  expect(told()).toEqual(names.toSorted());
}, 120_000);
