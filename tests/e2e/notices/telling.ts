import type { DecidedStatus, RegistrationStatus } from '@arena/domain';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { decideRegistration } from '../../../functions/src/registrations/registrations.ts';
import { local } from '../../../scripts/lib/local.ts';
import { browserKeys } from '../../fixtures/push/browser-keys.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { siteHash } from '../site-records.ts';

/** Runs the minutely jobs: the emulators have no scheduler. */
export async function runMinutely({ request }: Page): Promise<void> {
  const trigger = 'us-central1-everyMinute-0';
  const reply = await request.post(`${local.functionsUrl}/functions/projects/${local.projectId}/triggers/${trigger}`);
  expect(reply.ok()).toBe(true);
}

/** Decides a registration as an organiser. */
export async function decide(
  database: Database,
  id: string,
  { status, from }: { status: DecidedStatus; from: RegistrationStatus },
): Promise<void> {
  const context = contextOn(database, { hash: siteHash, now: new Date(), actor: 'admin' });
  await decideRegistration(context, id, { status, from });
}

/** Gives pages a push subscription: a browser without Google's services gets none. */
export async function subscribeHere(
  context: BrowserContext,
  endpoint: string,
  { p256dh, auth }: { p256dh: string; auth: string } = browserKeys(),
): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(
    (json) => {
      const subscription = { endpoint: json.endpoint, toJSON: () => json };
      PushManager.prototype.subscribe = async () => Object.assign(Object.create(null), subscription);
      PushManager.prototype.getSubscription = async () => Object.assign(Object.create(null), subscription);
    },
    { endpoint, keys: { p256dh, auth } },
  );
}
