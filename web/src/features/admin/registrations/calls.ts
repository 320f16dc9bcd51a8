import {
  consentStateOf,
  type DecidedStatus,
  type Question,
  type Registration,
  type RegistrationStatus,
  registrationPermissionText,
  type SeenRegistration,
} from '@arena/domain';
import type { BatchOutcome, GuardianConsent, ImportReport, RegistrationRefusal } from '@arena/domain/api';
import { ApiError } from '../../../lib/calls/api.ts';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { everyPage } from '../../../lib/calls/every-page.ts';
import { callAs } from '../../../lib/calls/organiser.ts';
import type { Typed } from '../../../lib/editing/correction-values.ts';

/** Calls with the organiser's token; `action` selects the refusal text for a missing role. */
const callTo = (action: keyof typeof registrationPermissionText) =>
  callAs('manage_registrations', registrationPermissionText[action]);

/** A new status for registrations seen with status `from`; concurrent changes win. */
export interface Verdict {
  from: RegistrationStatus;
  to: DecidedStatus;
  reason: string | null;
}

/** Ids with their seen revisions: registrations made or corrected since stay unchanged. */
const asSeen = (some: readonly SeenRegistration[]) => ({
  ids: some.map(({ id }) => id),
  seen: some.map(({ id, revision }) => ({ id, revision })),
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

const UNAVAILABLE = { code: 'unavailable', status: 503 } as const;

/** Deletes a registration; one that is gone already is what was wanted. @throws {ApiError} */
export async function remove(registration: Registration): Promise<void> {
  const { failed } = await callTo('delete')('POST /registrations/batch/delete', { body: asSeen([registration]) });
  const [failure] = failed;
  if (failure !== undefined && failure.code !== 'not_found') throw new ApiError(failure.error, UNAVAILABLE);
}

/** Corrects what a player typed, where it is still as it was seen. @throws {ApiError} */
export async function correct({ id, revision }: Registration, changes: Partial<Typed>): Promise<Registration> {
  return await callTo('update')('PATCH /registrations/fields', {
    body: { ...changes, id, revision },
  });
}

/** Looks at names that changed after the approval: they stay, or the ones before come back. @throws {ApiError} */
export async function lookAtNames({ id, revision }: Registration, keep: boolean): Promise<void> {
  await callTo('update')('POST /registrations/names', { body: { id, revision, keep } });
}

/** Gives a registration the private link that ends in this token; the one before is worth nothing. @throws {ApiError} */
export async function replaceLink({ id }: Registration, token: string): Promise<void> {
  await callTo('update')('POST /registrations/link', { body: { id, token } });
}

/** Gives the guardian of a player a link that ends in this token; the one before is worth nothing. @throws {ApiError} */
export async function replaceGuardianLink({ id }: Registration, token: string): Promise<void> {
  await callTo('update')('POST /registrations/guardian-link', { body: { id, token } });
}

/** Notes what a guardian said otherwise than by their link, on what was seen of their answer. @throws {ApiError} */
export async function noteConsent(
  registration: Registration,
  answer: Pick<GuardianConsent, 'given' | 'way'>,
): Promise<void> {
  await callTo('update')('POST /registrations/consent', {
    body: { ...answer, id: registration.id, from: consentStateOf(registration) },
  });
}

/** Guardians' refusals from other registrations that block this one. @throws {ApiError} */
export async function readRefusals({ id }: Registration): Promise<RegistrationRefusal[]> {
  return (await authorizedCall('POST /registrations/refusals', { body: { id } })).refusals;
}

/** Overrides such a refusal for a player's ID. @throws {ApiError} */
export async function overrideRefusal(
  { id }: Registration,
  { freeFireId, at }: Pick<RegistrationRefusal, 'freeFireId' | 'at'>,
): Promise<void> {
  await callTo('update')('POST /registrations/override-refusal', { body: { id, freeFireId, at } });
}

/** Confirms on a player's word that they play. @throws {ApiError} */
export async function confirm({ id }: Registration): Promise<void> {
  await callTo('update')('POST /registrations/confirm', { body: { id } });
}

/** Offers a free place to one who waits. @throws {ApiError} */
export async function offerSeat({ id }: Registration): Promise<void> {
  await callTo('update')('POST /registrations/offer', { body: { id } });
}

/** Reads a list of registrations; without `dryRun` it stores all of its new ones, or none. @throws {ApiError} */
export function importList(
  tournamentId: string,
  body: { text: string; dryRun?: boolean; leaveOut?: number[] },
  key?: string,
): Promise<ImportReport> {
  const request = { params: { tournamentId }, body, ...(key === undefined ? {} : { key }) };
  return callTo('update')('POST /registrations/import/:tournamentId', request);
}

/** Every question of the registration form, asked or no longer. @throws {ApiError} */
export function readQuestions(): Promise<Question[]> {
  return everyPage((query) => authorizedCall('GET /questions', { query }));
}
