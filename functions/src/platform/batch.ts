import { type ErrorCode, errorText } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import { ApiError } from './api-error.ts';
import { isPassing } from './fault.ts';

/** @throws the error itself if the caller can't do anything about it. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  if (isPassing(error)) return 'unavailable';
  throw error;
}

/** Result for an id that failed. */
export function batchFailure(id: string, code: ErrorCode): BatchOutcome['failed'][number] {
  return { id, code, error: errorText[code] };
}

/** Runs `work` for all ids concurrently. Returns the completed ids, and the failed ones with error codes. */
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

/** Splits a list into chunks of at most `size` items. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
