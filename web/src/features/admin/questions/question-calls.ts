import {
  distinctNames,
  limits,
  type Question,
  type QuestionInput,
  type QuestionUpdate,
  questionPermissionText,
} from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { callAs } from '#lib/calls/organiser.ts';
import { readAllPages } from '#lib/calls/read-all-pages.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';

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
function setAsked(ids: readonly string[], asked: boolean): Promise<BatchOutcome> {
  const call = callTo('update');
  const body = { ids: [...ids] };
  return asked ? call('POST /questions/batch/activate', { body }) : call('POST /questions/batch/deactivate', { body });
}

/** Deletes questions. Repeating it has no effect. @throws {ApiError} */
async function deleteQuestions(ids: readonly string[]): Promise<void> {
  await callTo('delete')('POST /questions/batch/delete', { body: { ids: [...ids] } });
}

/** Orders questions, all of them or none. Returns all questions in their order. @throws {ApiError} */
export function orderQuestions(questions: Pick<Question, 'id' | 'order'>[]): Promise<Question[]> {
  return callTo('update')('POST /questions/reorder', { body: { questions } });
}

/** Names questions in a sentence: one by its text, several by their number. */
export function questionName(questions: readonly Pick<Question, 'text'>[]): string {
  const [first] = questions;
  return questions.length === 1 && first ? `«${first.text}»` : `${questions.length} preguntas`;
}

/** Reports changed questions, and those that no longer exist. */
function doneText(verbs: { one: string; several: string }, done: readonly Question[], gone: number): string {
  const goneText = gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`;
  if (done.length === 0) return goneText;
  const text = `${done.length === 1 ? verbs.one : verbs.several} ${questionName(done)}.`;
  return gone === 0 ? text : `${text} ${goneText}`;
}

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** Activates or deactivates questions. @returns a report @throws {ApiError} */
export async function ask(questions: readonly Question[], asked: boolean): Promise<string> {
  const { done, failed } = await setAsked(idsOf(questions), asked);
  const verbs = asked
    ? { one: 'Ahora se pregunta', several: 'Ahora se preguntan' }
    : { one: 'Ya no se pregunta', several: 'Ya no se preguntan' };
  const changed = questions.filter(({ id }) => done.includes(id));
  return doneText(verbs, changed, failed.length);
}

/** Deletes questions. @returns a report @throws {ApiError} */
export async function removeQuestion(questions: readonly Question[]): Promise<string> {
  await deleteQuestions(idsOf(questions));
  return doneText({ one: 'Se eliminó', several: 'Se eliminaron' }, questions, 0);
}

export const ALL_TOURNAMENTS = 'Todos los torneos';

interface Named {
  id: string;
  name: string;
}

/** Returns the tournaments a question can belong to, the latest first; null while loading. */
export function useQuestionTournaments(): readonly Named[] | null {
  const { data } = useQuery(tournamentList);
  const zone = useViewerZone();
  return data ? [...distinctNames(data, zone)].map(([id, name]) => ({ id, name })) : null;
}

/** Names a tournament of the list; a missing one is reported as deleted. */
export function questionTournamentName(id: string, tournaments: readonly Named[] | null): string {
  if (tournaments === null) return 'Un torneo';
  return tournaments.find((each) => each.id === id)?.name ?? 'Un torneo que ya no existe';
}
