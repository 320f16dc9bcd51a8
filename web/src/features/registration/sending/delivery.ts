import { RegistrationFields, RegistrationSubmission, RequestId, type Waiting } from '@arena/domain';
import type { z } from '@arena/domain/zod';
import { ApiError, call } from '#lib/calls/api.ts';
import { isUndecided } from '#lib/calls/failure-kinds.ts';
import { callWithProof } from '#lib/proof/call-with-proof.ts';
import { currentAttempt } from './attempt.ts';

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
