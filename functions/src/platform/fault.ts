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

/** The gRPC code of a fault, or null where it has none. */
export function codeOf(fault: unknown): number | null {
  const known = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null;
  return typeof known === 'number' ? known : null;
}

function has(fault: unknown, codes: readonly number[]): boolean {
  const known = codeOf(fault);
  return known !== null && codes.includes(known);
}

/** Whether a write was refused because its document is no longer as it was read. */
export function isLostRace(fault: unknown): boolean {
  return has(fault, LOST_RACE);
}

/** Whether there is no document to change. */
export function isMissing(fault: unknown): boolean {
  return codeOf(fault) === code.notFound;
}

/** Whether the database could not be reached, or not in time. A write may have taken effect all the same. */
function isOutOfReach(fault: unknown): boolean {
  return has(fault, OUT_OF_REACH);
}

/** Whether nothing is wrong but the moment: the database was out of reach, or others were faster each time. */
export function isPassing(fault: unknown): boolean {
  return isLostRace(fault) || isOutOfReach(fault);
}

/** Whether reading again, deciding again and writing again can succeed. */
export function mayRetry(fault: unknown): boolean {
  return isPassing(fault) || has(fault, [code.internal]);
}

/** Whether `write` was made; false where it lost the race for a document. */
export async function won(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (fault) {
    if (isLostRace(fault)) return false;
    throw fault;
  }
}
