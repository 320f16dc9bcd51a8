/** gRPC status codes as Firestore's errors carry them. */
const code = {
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

/** A call that was given up on because its time was over. Whether it took effect is unknown. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
  readonly code = code.deadlineExceeded;
}

/** The gRPC code of an error, or null where it has none. */
export function codeOf(error: unknown): number | null {
  const known = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof known === 'number' ? known : null;
}

function has(error: unknown, codes: readonly number[]): boolean {
  const known = codeOf(error);
  return known !== null && codes.includes(known);
}

/** True if a write was refused because its document is no longer as it was read. */
export function isLostRace(error: unknown): boolean {
  return has(error, LOST_RACE);
}

/** True if there is no document to change. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === code.notFound;
}

/** True if the database could not be reached, or not in time. A write may have taken effect all the same. */
function isOutOfReach(error: unknown): boolean {
  return has(error, OUT_OF_REACH);
}

/** True if nothing is wrong but the moment: the database was out of reach, or others were faster each time. */
export function isPassing(error: unknown): boolean {
  return isLostRace(error) || isOutOfReach(error);
}

/** True if reading again, deciding again and writing again can succeed. */
export function mayRetry(error: unknown): boolean {
  return isPassing(error) || has(error, [code.internal]);
}

/** True if `write` was made; false where it lost the race for a document. */
export async function won(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isLostRace(error)) return false;
    throw error;
  }
}
