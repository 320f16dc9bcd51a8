import type { DecidedStatus, RegistrationStatus } from '@arena/domain';
import type { Page } from '@playwright/test';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { decideRegistration } from '../../../functions/src/registrations/registrations.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { stack } from '../../fixtures/stack.ts';
import { siteHash } from '../site-records.ts';

/** Runs the jobs of a minute, which no scheduler runs in the emulators. */
export async function runMinutely({ request }: Page): Promise<void> {
  const trigger = 'us-central1-everyMinute-0';
  await request.post(`${stack.functionsUrl}/functions/projects/${stack.projectId}/triggers/${trigger}`);
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
