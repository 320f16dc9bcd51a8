import {
  type ActiveQuestion,
  limits,
  type Question,
  type QuestionInput,
  type QuestionUpdate,
  registrationQuestionsOf,
} from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { applyEdit, writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../platform/api-error.ts';
import { batchFailure } from '../platform/batch.ts';
import { createDatabaseCache } from '../platform/cache.ts';
import type { Context } from '../platform/context.ts';
import { type Database, existingDocument } from '../platform/firestore.ts';
import { type Page, type PageRequest, pagesOf, readPage } from '../platform/page.ts';
import { claimRequest, isRepeated, requestHash } from '../platform/repetition.ts';
import { toQuestion } from './question-document.ts';

const questionsIn = (db: Database) => db.collection('questions');

/** Reads all pages, because a missing question would silently not be asked. */
async function readInOrder(query: Query): Promise<Question[]> {
  const questions: Question[] = [];
  for await (const document of pagesOf(query)) questions.push(toQuestion(document));
  return questions.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

const readActive = ({ db }: Pick<Context, 'db'>) => readInOrder(questionsIn(db).where('active', '==', true));

/** Active questions, shared by concurrent registrations. */
const activeCache = createDatabaseCache(readActive, { ttl: limits.questionCacheTtl, max: 1 });

export const forgetActiveQuestions = activeCache.clear;

/** Runs a write and updates this instance's cache at once. */
async function runWrite<T>({ db }: Context, write: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.runTransaction(write);
  } finally {
    forgetActiveQuestions(db);
  }
}

export function toActiveQuestion({ id, text, type, required, placeholder, options }: Question): ActiveQuestion {
  return { id, text, type, required, placeholder, options };
}

/** Picks the questions of a tournament's form, or those asked by all tournaments. */
function formOf(questions: readonly Question[], tournamentId: string | undefined): ActiveQuestion[] {
  return registrationQuestionsOf(questions, tournamentId ?? null).map(toActiveQuestion);
}

/** Lists the questions of a registration for the tournament. The cache is up to five seconds old. */
export async function listActiveQuestions(context: Context, tournamentId?: string): Promise<ActiveQuestion[]> {
  return formOf(await activeCache.get(context), tournamentId);
}

/** Picks a form's public questions, without those of an unpublished tournament. */
async function publicFormOf(
  db: Database,
  questions: readonly Question[],
  tournamentId: string | undefined,
): Promise<ActiveQuestion[]> {
  const hasOwn = questions.some((question) => question.tournamentId !== null && question.tournamentId === tournamentId);
  if (!hasOwn || tournamentId === undefined) return formOf(questions, undefined);
  const tournament = await db.collection('tournaments').doc(tournamentId).get();
  return formOf(questions, tournament.get('status') === 'published' ? tournamentId : undefined);
}

/** Lists the questions that visitors see. The cache is up to five seconds old. */
export async function listPublicQuestions(context: Context, tournamentId?: string): Promise<ActiveQuestion[]> {
  return publicFormOf(context.db, await activeCache.get(context), tournamentId);
}

/** Lists the public questions without this cache, because rendered pages have their own. */
export async function readPublicQuestions(db: Database, tournamentId: string): Promise<ActiveQuestion[]> {
  return publicFormOf(db, await readActive({ db }), tournamentId);
}

/** Lists a form's questions without the cache, for an admin's preview. */
export async function previewQuestions(context: Context, tournamentId?: string): Promise<ActiveQuestion[]> {
  return formOf(await readActive(context), tournamentId);
}

export function listAllQuestions({ db }: Context): Promise<Question[]> {
  return readInOrder(questionsIn(db).orderBy('order'));
}

export function listQuestions({ db }: Context, page: PageRequest): Promise<Page<Question>> {
  return readPage(questionsIn(db), { field: 'order', order: 'asc' }, page, toQuestion);
}

/** @throws ApiError `not_found` */
export async function getQuestion({ db }: Context, id: string): Promise<Question> {
  return toQuestion(existingDocument(await questionsIn(db).doc(id).get()));
}

/** @throws ApiError `invalid` */
async function requireTournament(tx: Transaction, { db }: Context, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const tournament = await tx.get(db.collection('tournaments').doc(id));
  if (!tournament.exists) throw new ApiError('invalid', { fields: { tournamentId: 'Este torneo ya no existe' } });
}

/** Adds a question at the end. @throws ApiError `invalid` for an unknown tournament, or `key_reused` */
export function createQuestion(context: Context, input: QuestionInput, key: string): Promise<Question> {
  const { db } = context;
  const document = questionsIn(db).doc(key);
  const hashOfBody = requestHash(context, input);
  return runWrite(context, async (tx) => {
    const existing = await tx.get(document);
    if (isRepeated(existing, hashOfBody)) return toQuestion(existing);
    await requireTournament(tx, context, input.tournamentId);
    const [last] = (await tx.get(questionsIn(db).orderBy('order', 'desc').limit(1))).docs;
    const fields = { ...input, order: last === undefined ? 0 : toQuestion(last).order + 1, revision: 1 };
    tx.create(document, { ...fields, requestHash: hashOfBody });
    writeAudit(tx, context, { action: 'question.create', target: key, before: null, after: fields });
    return { ...fields, id: key };
  });
}

/** Writes an edit of a question read in the transaction. @returns the edited question. */
function writeEdit(
  tx: Transaction,
  context: Context,
  current: Question,
  fields: Partial<Question>,
  revision?: number,
): Question {
  const edit = applyEdit(current, fields, revision);
  if (edit === null) return current;
  const { id } = current;
  tx.update(questionsIn(context.db).doc(id), edit.after);
  writeAudit(tx, context, { action: 'question.update', target: id, before: edit.before, after: edit.after });
  return edit.next;
}

/**
 * Replaces a question but keeps its order, and its tournament if the input has none.
 * @throws ApiError `not_found`, `edit_conflict`, or `invalid` for an unknown tournament.
 */
export function updateQuestion(context: Context, id: string, input: QuestionUpdate): Promise<Question> {
  const { revision, tournamentId, ...rest } = input;
  const fields = tournamentId === undefined ? rest : { ...rest, tournamentId };
  return runWrite(context, async (tx) => {
    const current = toQuestion(existingDocument(await tx.get(questionsIn(context.db).doc(id))));
    await requireTournament(tx, context, tournamentId);
    return writeEdit(tx, context, current, fields, revision);
  });
}

/** Toggles a question. Repeating the key has no effect. @throws ApiError `not_found`, `key_reused` */
export function toggleQuestion(context: Context, id: string, key: string): Promise<Question> {
  return runWrite(context, async (tx) => {
    const current = toQuestion(existingDocument(await tx.get(questionsIn(context.db).doc(id))));
    const mark = await claimRequest(tx, context, key, ['toggle', id]);
    if (mark === null) return current;
    mark();
    return writeEdit(tx, context, current, { active: !current.active });
  });
}

/** Sets the order of questions, all or none. @throws ApiError `not_found` for each missing one. */
export async function reorderQuestions(
  context: Context,
  orders: readonly Pick<Question, 'id' | 'order'>[],
): Promise<Question[]> {
  const { db } = context;
  await runWrite(context, async (tx) => {
    const documents = await tx.getAll(...orders.map(({ id }) => questionsIn(db).doc(id)));
    const missing = documents.flatMap(({ exists }, index) => (exists ? [] : [`questions.${index}.id`]));
    if (missing.length > 0) {
      throw new ApiError('not_found', {
        fields: Object.fromEntries(missing.map((field) => [field, 'Esta pregunta ya no existe'])),
      });
    }
    const before = new Map(documents.map((document) => [document.id, toQuestion(document).order]));
    const moved = orders.filter(({ id, order }) => before.get(id) !== order);
    if (moved.length === 0) return;
    for (const { id, order } of moved) tx.update(questionsIn(db).doc(id), { order });
    writeAudit(tx, context, {
      action: 'question.reorder',
      target: 'questions',
      before: Object.fromEntries(moved.map(({ id }) => [id, before.get(id)])),
      after: Object.fromEntries(moved.map(({ id, order }) => [id, order])),
    });
  });
  return listAllQuestions(context);
}

/** Activates or deactivates several questions. Reports the missing ones. */
export function activateQuestions(context: Context, ids: readonly string[], active: boolean): Promise<BatchOutcome> {
  return runWrite(context, async (tx) => {
    const documents = await tx.getAll(...ids.map((id) => questionsIn(context.db).doc(id)));
    const existing = documents.filter(({ exists }) => exists);
    for (const document of existing) writeEdit(tx, context, toQuestion(document), { active });
    const gone = documents.filter(({ exists }) => !exists);
    return { done: existing.map(({ id }) => id), failed: gone.map(({ id }) => batchFailure(id, 'not_found')) };
  });
}

/** Deletes questions. Their answers stay in the registrations. */
export async function deleteQuestions(context: Context, ids: readonly string[]): Promise<void> {
  await runWrite(context, async (tx) => {
    const documents = await tx.getAll(...ids.map((id) => questionsIn(context.db).doc(id)));
    for (const document of documents.filter(({ exists }) => exists)) {
      const { id, ...before } = toQuestion(document);
      tx.delete(document.ref);
      writeAudit(tx, context, { action: 'question.delete', target: id, before, after: null });
    }
  });
}
