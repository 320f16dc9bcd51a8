import { RegistrationFields, type RegistrationReceipt, RegistrationSubmission } from '@arena/domain';
import { ApiError, call } from '../../../lib/calls/api.ts';
import { isUndecided } from '../../../lib/calls/failure-kinds.ts';
import { paidCall } from '../../../lib/proof/paid-call.ts';
import { currentAttempt, keepAttempt } from './attempt.ts';

/** A registration that the server holds. */
export interface Delivered {
  receipt: RegistrationReceipt;
  /** What it holds: what was to be sent, or what was sent before where that can't be corrected. */
  held: RegistrationSubmission;
  /** Why what it holds wasn't corrected; null where it is what was to be sent. */
  refused: unknown;
}

const QUIET_WAIT = 1_500;

/** The revision of a registration that nobody has corrected. */
const AS_SENT = 0;

const Typed = RegistrationFields.strip();

/** Whether a player typed the same in both. What can't be sent, half a number, is nothing else that was sent. */
export function isTypedAlike(one: unknown, other: unknown): boolean {
  const [first, second] = [Typed.safeParse(one), Typed.safeParse(other)];
  return first.success && JSON.stringify(first.data) === JSON.stringify(second.data);
}

/** Makes a call, and once more after a moment where no answer came. */
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

function register(body: RegistrationSubmission): Promise<RegistrationReceipt> {
  return onceMore(() => paidCall('POST /registrations', { purpose: 'registration', id: body.tournamentId }, { body }));
}

/**
 * Corrects what was sent first, by its private link, which the phone has since before it was sent. It goes with all its
 * fields: what somebody has corrected since then stays as they left it.
 */
async function correct(body: RegistrationSubmission): Promise<void> {
  const token = body.link ?? currentAttempt(body.tournamentId).link;
  await onceMore(() => call('POST /places/correct', { body: { ...Typed.parse(body), token, revision: AS_SENT } }));
}

/**
 * Sends a registration. The same `requestId` is the same registration, however often it arrives. Where an earlier one of
 * this try had no answer, and something else is typed now, that one is sent to its end, and then corrected.
 * @throws {ApiError} the server's refusal, or that no answer came a second time.
 */
export async function deliver(body: RegistrationSubmission): Promise<Delivered> {
  const attempt = currentAttempt(body.tournamentId);
  const { data: first = body } = RegistrationSubmission.safeParse(attempt.unanswered);
  if (isTypedAlike(first, body)) return { receipt: await register(body), held: body, refused: null };
  let receipt: RegistrationReceipt;
  try {
    receipt = await register(first);
  } catch (error) {
    if (isUndecided(error)) throw error;
    // Nothing of it is stored.
    keepAttempt(body.tournamentId, { ...attempt, unanswered: body });
    return { receipt: await register(body), held: body, refused: null };
  }
  try {
    await correct(body);
    return { receipt, held: body, refused: null };
  } catch (error) {
    if (isUndecided(error)) throw error;
    return { receipt, held: first, refused: error };
  }
}
