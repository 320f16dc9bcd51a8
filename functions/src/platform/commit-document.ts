import { limits } from '@arena/domain';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from './api-error.ts';
import { isLostRace } from './fault.ts';
import { retry } from './pace/wait.ts';

/**
 * Decides on a document and commits. Repeats both if the document changed meanwhile. A default transaction gives up
 * after five attempts, which it loses to the registration queue during a rush.
 * @param decide adds its writes to the batch, with `updateTime` as the precondition of `document`. It runs again after
 * a lost response, so it must recognise its own result.
 * @param longest milliseconds for one attempt.
 * @throws ApiError `unavailable` if other writes won every time.
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
