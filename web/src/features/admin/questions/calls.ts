import { limits, type Question, type QuestionInput, type QuestionUpdate, questionPermissionText } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { everyPage } from '../../../lib/calls/every-page.ts';
import { callAs } from '../../../lib/calls/organiser.ts';
import { adminQuery } from '../../../lib/query/admin-query.ts';

/** Calls with a permission; its name selects the refusal's text. */
const callTo = (action: keyof typeof questionPermissionText) =>
  callAs('manage_questions', questionPermissionText[action]);

/** Every question in its place, whether it is asked or not. @throws {ApiError} */
export function readQuestions(): Promise<Question[]> {
  return everyPage((query) => authorizedCall('GET /questions', { query }));
}

/** Every question in its place, read on opening and every 5 minutes while it is shown. */
export const questionList = adminQuery(['the questions'], readQuestions, limits.adminListRefresh);

/** @throws {ApiError} */
export function readQuestion(id: string): Promise<Question> {
  return authorizedCall('GET /questions/:id', { params: { id } });
}

/** Adds a question after the others, with `key` as its id. @throws {ApiError} `key_reused` where another body made it. */
export function createQuestion(body: QuestionInput, key: string): Promise<Question> {
  return callTo('create')('POST /questions', { body, key });
}

/** Replaces a question, unless someone has edited it since `revision`. @throws {ApiError} */
export function updateQuestion(id: string, body: QuestionUpdate): Promise<Question> {
  return callTo('update')('PUT /questions/:id', { params: { id }, body });
}

/**
 * Asks questions, or asks them no longer. One alone goes this way too: said twice it stays so, where a second toggle
 * after a lost answer would undo the first. @throws {ApiError}
 */
export function setAsked(ids: readonly string[], asked: boolean): Promise<BatchOutcome> {
  const call = callTo('update');
  const body = { ids: [...ids] };
  return asked ? call('POST /questions/batch/activate', { body }) : call('POST /questions/batch/deactivate', { body });
}

/** Deletes questions, those that are there. @throws {ApiError} */
export async function deleteQuestions(ids: readonly string[]): Promise<void> {
  await callTo('delete')('POST /questions/batch/delete', { body: { ids: [...ids] } });
}

/** Gives questions their places, all of them or none; answers all questions in their order. @throws {ApiError} */
export function orderQuestions(questions: Pick<Question, 'id' | 'order'>[]): Promise<Question[]> {
  return callTo('update')('POST /questions/reorder', { body: { questions } });
}
