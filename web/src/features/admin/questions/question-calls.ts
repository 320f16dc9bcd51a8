import { limits, type Question, type QuestionInput, type QuestionUpdate, questionPermissionText } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { callAs } from '#lib/calls/organiser.ts';
import { readAllPages } from '#lib/calls/read-all-pages.ts';
import { adminQuery } from '#lib/query/admin-query.ts';

/** Builds calls with a permission; `action` selects the refusal's text. */
const callTo = (action: keyof typeof questionPermissionText) =>
  callAs('manage_questions', questionPermissionText[action]);

/** Reads all questions in order, active or not. @throws {ApiError} */
export function readQuestions(): Promise<Question[]> {
  return readAllPages((query) => authorizedCall('GET /questions', { query }));
}

/** All questions in order; refetched every 5 minutes while shown. */
export const questionList = adminQuery(['the questions'], readQuestions, limits.adminListRefresh);

/** @throws {ApiError} */
export function readQuestion(id: string): Promise<Question> {
  return authorizedCall('GET /questions/:id', { params: { id } });
}

/** Adds a question at the end, with the id `key`. @throws {ApiError} `key_reused` if another body used the key */
export function createQuestion(body: QuestionInput, key: string): Promise<Question> {
  return callTo('create')('POST /questions', { body, key });
}

/** Replaces a question, unless it was edited since `revision`. @throws {ApiError} */
export function updateQuestion(id: string, body: QuestionUpdate): Promise<Question> {
  return callTo('update')('PUT /questions/:id', { params: { id }, body });
}

/**
 * Activates or deactivates questions, also a single one: unlike a toggle, it can be repeated after a lost answer.
 * @throws {ApiError}
 */
export function setAsked(ids: readonly string[], asked: boolean): Promise<BatchOutcome> {
  const call = callTo('update');
  const body = { ids: [...ids] };
  return asked ? call('POST /questions/batch/activate', { body }) : call('POST /questions/batch/deactivate', { body });
}

/** Deletes questions. Repeating it has no effect. @throws {ApiError} */
export async function deleteQuestions(ids: readonly string[]): Promise<void> {
  await callTo('delete')('POST /questions/batch/delete', { body: { ids: [...ids] } });
}

/** Orders questions, all of them or none. Returns all questions in their order. @throws {ApiError} */
export function orderQuestions(questions: Pick<Question, 'id' | 'order'>[]): Promise<Question[]> {
  return callTo('update')('POST /questions/reorder', { body: { questions } });
}
