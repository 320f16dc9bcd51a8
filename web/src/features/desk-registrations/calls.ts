import {
  consentStateOf,
  type DecidedStatus,
  type Question,
  type Registration,
  type RegistrationStatus,
  registrationPermissionText,
  type SeenRegistration,
} from '@arena/domain';
import type { BatchOutcome, GuardianConsent, RegistrationRefusal } from '@arena/domain/api';
import { ApiError } from '../../lib/calls/api.ts';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { everyPage } from '../../lib/calls/every-page.ts';
import { callAs } from '../../lib/calls/organiser.ts';
import type { Typed } from '../../lib/editing/correction-values.ts';

/** Calls as somebody whose role must allow it; what it is names what they are told otherwise. */
const callTo = (deed: keyof typeof registrationPermissionText) =>
  callAs('manage_registrations', registrationPermissionText[deed]);

/** A status for registrations that have the status `from`, which nobody else has changed meanwhile. */
export interface Verdict {
  from: RegistrationStatus;
  to: DecidedStatus;
  reason: string | null;
}

/** The ids of what a call is about, and what was seen of each: whoever came or was corrected since stays as they are. */
const asSeen = (some: readonly SeenRegistration[]) => ({
  ids: some.map(({ id }) => id),
  seen: some.map(({ id, createdAt, revision }) => ({ id, createdAt, revision })),
});

/** Gives registrations a status, each of them or not. The same again changes nothing more. @throws {ApiError} */
export function decide(some: readonly SeenRegistration[], { from, to, reason }: Verdict): Promise<BatchOutcome> {
  const body = { ...asSeen(some), from };
  switch (to) {
    case 'approved':
      return authorizedCall('POST /registrations/batch/approve', { body });
    case 'rejected':
      return authorizedCall('POST /registrations/batch/reject', { body: { ...body, reason: reason ?? '' } });
    case 'pending':
      return authorizedCall('POST /registrations/batch/reopen', { body });
  }
}

const GONE = { code: 'not_found', status: 404 } as const;
const UNAVAILABLE = { code: 'unavailable', status: 503 } as const;

/**
 * Deletes a registration. Where an earlier try had no answer, that it is gone already is what was wanted.
 * @throws {ApiError}
 */
export async function remove(registration: Registration, isRetry: boolean): Promise<void> {
  const { failed } = await callTo('delete')('POST /registrations/batch/delete', { body: asSeen([registration]) });
  const [failure] = failed;
  if (failure === undefined) return;
  const isGone = failure.code === 'not_found';
  if (!isRetry || !isGone) throw new ApiError(failure.error, isGone ? GONE : UNAVAILABLE);
}

/** Corrects what a player typed, where it is still as it was seen. @throws {ApiError} */
export async function correct(
  { id, createdAt, revision }: Registration,
  changes: Partial<Typed>,
): Promise<Registration> {
  return await callTo('update')('PATCH /registrations/fields', {
    body: { ...changes, id, createdAt, revision },
  });
}

/** Looks at names that changed after the approval: they stay, or the ones before come back. @throws {ApiError} */
export async function lookAtNames({ id, createdAt, revision }: Registration, keep: boolean): Promise<void> {
  await callTo('update')('POST /registrations/names', { body: { id, createdAt, revision, keep } });
}

/** Gives a registration the private link that ends in this token; the one before is worth nothing. @throws {ApiError} */
export async function replaceLink({ id, createdAt }: Registration, token: string): Promise<void> {
  await callTo('update')('POST /registrations/link', { body: { id, createdAt, token } });
}

/** Gives the guardian of a player a link that ends in this token; the one before is worth nothing. @throws {ApiError} */
export async function replaceGuardianLink({ id, createdAt }: Registration, token: string): Promise<void> {
  await callTo('update')('POST /registrations/guardian-link', { body: { id, createdAt, token } });
}

/** Notes what a guardian said otherwise than by their link, on what was seen of their answer. @throws {ApiError} */
export async function noteConsent(
  registration: Registration,
  answer: Pick<GuardianConsent, 'given' | 'way'>,
): Promise<void> {
  const { id, createdAt } = registration;
  await callTo('update')('POST /registrations/consent', {
    body: { ...answer, id, createdAt, from: consentStateOf(registration) },
  });
}

/** The guardians' noes, said about other registrations, that keep this one from being approved. @throws {ApiError} */
export async function readRefusals({ id }: Registration): Promise<RegistrationRefusal[]> {
  return (await authorizedCall('POST /registrations/refusals', { body: { id } })).refusals;
}

/** Lifts such a no off the ID of somebody who plays in a registration. @throws {ApiError} */
export async function liftRefusal(
  { id, createdAt }: Registration,
  { freeFireId, at }: Pick<RegistrationRefusal, 'freeFireId' | 'at'>,
): Promise<void> {
  await callTo('update')('POST /registrations/lift', { body: { id, createdAt, freeFireId, at } });
}

/** Confirms on a player's word that they play. @throws {ApiError} */
export async function confirm({ id }: Registration): Promise<void> {
  await callTo('update')('POST /registrations/confirm', { body: { id } });
}

/** Offers a free place to one who waits. @throws {ApiError} */
export async function offerPlace({ id }: Registration): Promise<void> {
  await callTo('update')('POST /registrations/offer', { body: { id } });
}

/** Every question of the registration form, asked or no longer. @throws {ApiError} */
export function readQuestions(): Promise<Question[]> {
  return everyPage((query) => authorizedCall('GET /questions', { query }));
}
