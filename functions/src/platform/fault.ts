/** gRPC status codes of Firestore errors. */
const code = {
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

const LOST_RACE: readonly number[] = [code.notFound, code.alreadyExists, code.failedPrecondition, code.aborted];
const OUT_OF_REACH: readonly number[] = [code.deadlineExceeded, code.resourceExhausted, code.unavailable];

/** A call that exceeded its time limit. It may still have taken effect. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
  readonly code = code.deadlineExceeded;
}

/** Returns the gRPC code of an error; null if it has none. */
export function codeOf(error: unknown): number | null {
  const known = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof known === 'number' ? known : null;
}

function has(error: unknown, codes: readonly number[]): boolean {
  const known = codeOf(error);
  return known !== null && codes.includes(known);
}

/** True if a write was refused because its document changed since the read. */
export function isLostRace(error: unknown): boolean {
  return has(error, LOST_RACE);
}

/** True if the document to change is missing. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === code.notFound;
}

/** True if the database couldn't be reached in time. A write may still have taken effect. */
function isOutOfReach(error: unknown): boolean {
  return has(error, OUT_OF_REACH);
}

/** Messages with which Firestore and its emulator end a transaction that waited too long for a lock. */
const ENDED_TRANSACTION = /transaction (?:has expired|is invalid or closed)/i;

/** True if Firestore has ended the transaction of a call. It reports this as an invalid argument. */
export function isEndedTransaction(error: unknown): boolean {
  return has(error, [code.invalidArgument]) && error instanceof Error && ENDED_TRANSACTION.test(error.message);
}

/** True for temporary errors: the database was out of reach, or other writers kept winning. */
export function isPassing(error: unknown): boolean {
  return isLostRace(error) || isOutOfReach(error) || isEndedTransaction(error);
}

/** True if a new attempt with fresh reads can succeed. */
export function mayRetry(error: unknown): boolean {
  return isPassing(error) || has(error, [code.internal]);
}

/** Returns true if `write` succeeded, false if it lost the race for a document. */
export async function wonRace(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isLostRace(error)) return false;
    throw error;
  }
}
