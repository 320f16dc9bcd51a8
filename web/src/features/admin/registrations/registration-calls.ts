import {
  consentStateOf,
  type DecidedStatus,
  limits,
  type Question,
  type Registration,
  type RegistrationStatus,
  registrationPermissionText,
  type SeenRegistration,
} from '@arena/domain';
import type { BatchOutcome, GuardianConsent, ImportReport, RegistrationRefusal, SendableLink } from '@arena/domain/api';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { callAs } from '#lib/calls/organiser.ts';
import { readAllPages } from '#lib/calls/read-all-pages.ts';
import type { Typed } from '#lib/editing/correction-values.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';

const { update, delete: toDelete } = registrationPermissionText;

const callToUpdate = callAs('manage_registrations', update);

/** A new status for registrations with the seen status `from`. If another admin has decided, theirs stays. */
export interface StatusDecision {
  from: RegistrationStatus;
  to: DecidedStatus;
  reason: string | null;
}

/** Ids with their seen revisions. Registrations corrected since stay unchanged. */
const asSeen = (some: readonly SeenRegistration[]) => ({
  ids: some.map(({ id }) => id),
  seen: some.map(({ id, revision }) => ({ id, revision })),
});

/** Decides on registrations, each by itself. Repeating it has no effect. @throws {ApiError} */
export function decide(some: readonly SeenRegistration[], { from, to, reason }: StatusDecision): Promise<BatchOutcome> {
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

/** Deletes a registration. Repeating it has no effect. @throws {ApiError} */
export async function removeRegistration(registration: Registration): Promise<void> {
  const { failed } = await callAs('delete_registrations', toDelete)('POST /registrations/batch/delete', {
    body: asSeen([registration]),
  });
  const [failure] = failed;
  if (failure !== undefined && failure.code !== 'not_found') throw new ApiError(failure.error, UNAVAILABLE);
}

/** Corrects a player's fields, if the registration is as seen. @throws {ApiError} */
export async function correct({ id, revision }: Registration, changes: Partial<Typed>): Promise<Registration> {
  return await callToUpdate('PATCH /registrations/fields', {
    body: { ...changes, id, revision },
  });
}

/** Accepts or refuses the players that a registration asks for. @throws {ApiError} */
export async function decidePlayers({ id, revision }: Registration, accept: boolean): Promise<void> {
  await callToUpdate('POST /registrations/players', { body: { id, revision, accept } });
}

/** Replaces a registration's private link and returns its token; the old one becomes invalid. @throws {ApiError} */
export async function replaceLink({ id }: Registration, key: string): Promise<string> {
  return (await callToUpdate('POST /registrations/link', { body: { id }, key })).token;
}

/** Links to send of registrations that came without one. */
export function linksToSend(registrations: readonly Registration[]) {
  const ids = registrations.map(({ id }) => id);
  return queryOptions({
    queryKey: ['links to send', ids],
    queryFn: async () => {
      const links: SendableLink[] = [];
      for (let from = 0; from < ids.length; from += limits.batch) {
        const body = { ids: ids.slice(from, from + limits.batch) };
        links.push(...(await callToUpdate('POST /registrations/links', { body })).links);
      }
      return links;
    },
    ...refetchOnOpen,
  });
}

/** Replaces the guardian's link and returns its token; the old one becomes invalid. @throws {ApiError} */
export async function replaceGuardianLink({ id }: Registration, key: string): Promise<string> {
  return (await callToUpdate('POST /registrations/guardian-link', { body: { id }, key })).token;
}

/** Records a guardian's answer given to an organiser, if their answer is as seen. @throws {ApiError} */
export async function noteConsent(
  registration: Registration,
  answer: Pick<GuardianConsent, 'given' | 'way'>,
): Promise<void> {
  await callToUpdate('POST /registrations/consent', {
    body: { ...answer, id: registration.id, from: consentStateOf(registration) },
  });
}

/** Guardians' refusals in other registrations that block this one. */
export function refusalsOf({ id, revision }: Registration) {
  return queryOptions({
    queryKey: ['refusals', id, revision],
    queryFn: async () => (await authorizedCall('POST /registrations/refusals', { body: { id } })).refusals,
    ...refetchOnOpen,
  });
}

/** Overrides a refusal for a player's ID. @throws {ApiError} */
export async function overrideRefusal(
  { id }: Registration,
  { freeFireId, at }: Pick<RegistrationRefusal, 'freeFireId' | 'at'>,
): Promise<void> {
  await callToUpdate('POST /registrations/override-refusal', { body: { id, freeFireId, at } });
}

/** Confirms a registration for its player. @throws {ApiError} */
export async function confirm({ id }: Registration): Promise<void> {
  await callToUpdate('POST /registrations/confirm', { body: { id } });
}

/** Confirms registrations for their players, each by itself. Repeating it has no effect. @throws {ApiError} */
export function confirmSeveral(some: readonly Registration[]): Promise<BatchOutcome> {
  return callToUpdate('POST /registrations/batch/confirm', { body: { ids: some.map(({ id }) => id) } });
}

/** Offers a free seat to a waiting registration. @throws {ApiError} */
export async function offerSeat({ id }: Registration): Promise<void> {
  await callToUpdate('POST /registrations/offer', { body: { id } });
}

/** Parses a list of registrations; without `dryRun` it stores all new ones, or none. @throws {ApiError} */
export function importList(
  tournamentId: string,
  body: { text: string; dryRun?: boolean; leaveOut?: number[]; confirmed?: boolean },
  key?: string,
): Promise<ImportReport> {
  const request = { params: { tournamentId }, body, ...(key === undefined ? {} : { key }) };
  return callAs('export_registrations', update)('POST /registrations/import/:tournamentId', request);
}

/** All questions of the registration form, active or not. */
export const askedQuestions = queryOptions({
  queryKey: ['questions of registrations'],
  queryFn: (): Promise<Question[]> => readAllPages((query) => authorizedCall('GET /questions', { query })),
  ...refetchOnOpen,
});
