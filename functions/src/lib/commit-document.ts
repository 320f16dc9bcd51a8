import { limits } from '@arena/domain';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../failure.ts';
import { isLostRace } from '../platform/fault.ts';
import { retry } from '../platform/pace/wait.ts';

/**
 * Decides on a document and commits, again where the document changed meanwhile. A default transaction gives up after
 * five tries, which the registration queue's commits win during a rush.
 * @param decide adds its writes to the batch, the one of `document` with its `updateTime` as the precondition. It runs
 *   again after a lost reply, so it must find its own result.
 * @param longest how many milliseconds one attempt may take.
 * @throws ApiError `unavailable` where other writes came first each time.
 */
export async function commitDocument<T>(
  document: DocumentReference,
  decide: (current: DocumentSnapshot, batch: WriteBatch) => T | Promise<T>,
  longest?: number,
): Promise<T> {
  const deadline = performance.now() + limits.operationDeadline;
  async function attempt(): Promise<T> {
    const batch = document.firestore.batch();
    const result = await decide(await document.get(), batch);
    await batch.commit();
    return result;
  }
  try {
    return await retry(attempt, () => performance.now() > deadline, longest);
  } catch (error) {
    throw isLostRace(error) ? new ApiError('unavailable') : error;
  }
}
