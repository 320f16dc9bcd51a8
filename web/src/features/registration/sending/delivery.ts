import { isFields, RegistrationFields, RegistrationSubmission, RequestId, type Waiting } from '@arena/domain';
import type { z } from '@arena/domain/zod';
import { newLinkToken } from '#lib/addresses/links.ts';
import { ApiError, call } from '#lib/calls/api.ts';
import { isUndecided } from '#lib/calls/failures.ts';
import { callWithProof } from '#lib/proof/call-with-proof.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/**
 * One attempt to register in a tournament. It is stored in the tab's session until it succeeds, so that a double tap, a
 * retry after a lost answer and a reload are the same registration.
 */
export interface Attempt {
  requestId: string;
  /** Token of its private link. Creating it here means that a lost answer doesn't lose it. */
  link: string;
  /** Values of the fields (`restoredValues`). */
  values: unknown;
  /** True if it was sent without an answer, so the server may have it. */
  unanswered: boolean;
}

/** Returns this tab's attempt for the tournament, or a new one. */
export function currentAttempt(tournamentId: string): Attempt {
  const kept = readStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
  const { requestId, link, values = null, unanswered } = isFields(kept) ? kept : {};
  if (typeof requestId !== 'string')
    return { requestId: crypto.randomUUID(), link: newLinkToken(), values: null, unanswered: false };
  return { requestId, link: typeof link === 'string' ? link : newLinkToken(), values, unanswered: unanswered === true };
}

/** Stores the attempt, to survive a reload. */
export function keepAttempt(tournamentId: string, attempt: Attempt): void {
  writeStored('session', visitorStorageKeys.registrationAttempt(tournamentId), attempt);
}

/** Deletes the attempt after success. */
export function forgetAttempt(tournamentId: string): void {
  removeStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
}

/** A registration to send. Repeating a `requestId` doesn't register twice. */
export const SentRegistration = RegistrationSubmission.extend({ requestId: RequestId });
export type SentRegistration = z.infer<typeof SentRegistration>;

/** A stored registration. */
export interface Delivered {
  standing: Waiting | null;
  /** True if a guardian's earlier yes covers it. */
  isConsented: boolean;
  /** Why an earlier submission couldn't be corrected; null if the server has the last values. */
  refused: unknown;
}

const QUIET_WAIT = 1_500;

/** Revision of a registration without corrections. */
const AS_SENT = 0;

const Typed = RegistrationFields.strip();

/** True if two sets of values would send the same. Incomplete values that aren't sent don't count. */
export function isSameSubmission(one: unknown, other: unknown): boolean {
  const [first, second] = [Typed.safeParse(one), Typed.safeParse(other)];
  return first.success && JSON.stringify(first.data) === JSON.stringify(second.data);
}

/** Makes a call, and repeats it once without an answer. */
async function onceMore<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'connection') throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_WAIT);
    });
    return make();
  }
}

/**
 * Corrects an earlier submission by its private link, which the phone created. It sends all fields with the first
 * revision, so a later correction from elsewhere stays.
 */
async function correct(sent: SentRegistration): Promise<Delivered> {
  const token = sent.link ?? currentAttempt(sent.tournamentId).link;
  let refused: unknown = null;
  try {
    await onceMore(() =>
      call('POST /my-registration/correct', { body: { ...Typed.parse(sent), token, revision: AS_SENT } }),
    );
  } catch (error) {
    if (isUndecided(error)) throw error;
    refused = error;
  }
  const { waiting, isConsentCarried } = await onceMore(() => call('POST /my-registration/read', { body: { token } }));
  return { standing: waiting, isConsented: isConsentCarried, refused };
}

/**
 * Sends a registration. Repeating a `requestId` doesn't register twice; if the server has it with other fields, it is
 * corrected.
 * @throws {ApiError} the refusal, or no answer to the second try
 */
export async function deliver(sent: SentRegistration): Promise<Delivered> {
  const { requestId: key, ...body } = sent;
  try {
    const sending = () => callWithProof('POST /registrations', { body, key });
    const { waiting = null, isConsented = false } = await onceMore(sending);
    return { standing: waiting, isConsented, refused: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'key_reused') throw error;
    return correct(sent);
  }
}
