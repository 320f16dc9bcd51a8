import { type ErrorCode, errorText } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import { ApiError } from '../failure.ts';
import { isPassing } from '../platform/fault.ts';

/** @throws the error itself where it is none that a caller can do something about. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  if (isPassing(error)) return 'unavailable';
  throw error;
}

/** The entry of an id that failed. */
export function batchFailure(id: string, code: ErrorCode): BatchOutcome['failed'][number] {
  return { id, code, error: errorText[code] };
}

/** Carries `work` out for each of the ids, side by side, and says of each whether it was done, and else why not. */
export async function forEachId(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<BatchOutcome> {
  const settled = await Promise.allSettled(ids.map(work));
  const outcome: BatchOutcome = { done: [], failed: [] };
  for (const [index, id] of ids.entries()) {
    const result = settled[index];
    if (result?.status !== 'rejected') outcome.done.push(id);
    else outcome.failed.push(batchFailure(id, codeOf(result.reason)));
  }
  return outcome;
}
