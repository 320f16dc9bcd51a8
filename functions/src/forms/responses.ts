import { checkFormAnswers, countIn, DAY, type FormResponse, limits } from '@arena/domain';
import type { BatchOutcome, CollectedResponse } from '@arena/domain/api';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { countOf, type Database, existingDocument, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { countForNetwork, type Sender } from '../platform/rate-limit/network-limit.ts';
import { type StoredForm, toResponse, toStoredForm } from './form-document.ts';

/** Responses to a form. A deleted one stays as an empty document, so that a late repetition isn't stored again. */
export function responsesIn(db: Database, formId: string) {
  const collection = db.collection('forms').doc(formId).collection('responses');
  const kept = collection.orderBy('receivedAt', 'desc');
  return {
    collection,
    kept,
    /** Reads a batch of responses of a form that is being deleted. */
    async readBatch(tx: Transaction) {
      const { docs } = await tx.get(kept.limit(limits.batch));
      return { docs, isLast: docs.length < limits.batch };
    },
  };
}

type ResponsePage = Page<CollectedResponse> & { total: number; erased: number };

/** Lists responses, newest first, with the total and the number erased after 90 days. */
export async function listResponses({ db }: Context, formId: string, page: PageRequest): Promise<ResponsePage> {
  const { collection, kept } = responsesIn(db, formId);
  const form = existingDocument(await db.collection('forms').doc(formId).get(), 'form_not_found');
  const [total, responses] = await Promise.all([
    countOf(kept),
    readPage(collection, { field: 'receivedAt', order: 'desc' }, page, (document) => toResponse(formId, document)),
  ]);
  return { ...responses, total, erased: countIn(form.get('erasedResponses')) };
}

/** Picks the answers to the form's own fields. @throws ApiError `form_not_found`, `invalid` */
function acceptedAnswers(form: StoredForm | null, answers: FormResponse['answers']): FormResponse['answers'] {
  if (form === null || !form.isActive || !form.collectResponses) throw new ApiError('form_not_found');
  const fields = checkFormAnswers(form.fields, answers);
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
  const known = new Set(form.fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id)));
}

/**
 * Stores a visitor's response. Repeating the id has no effect. From the fifth of a network on it needs a proof of work.
 * @throws ApiError `form_not_found`, `invalid`, `proof_required`
 */
export async function addResponse(context: Context, response: FormResponse, sender: Sender): Promise<void> {
  const { db, now, hash } = context;
  const { id, formId, answers, submittedAt } = response;
  await countForNetwork(context, sender, 'responsesPerNetwork');
  const document = responsesIn(db, formId).collection.doc(id);
  await db.runTransaction(async (tx) => {
    const [kept, form] = [await tx.get(document), await tx.get(db.collection('forms').doc(formId))];
    if (kept.exists) return;
    const accepted = acceptedAnswers(form.exists ? toStoredForm(form) : null, answers);
    tx.create(document, {
      answers: accepted,
      submittedAt: toTimestamp(submittedAt),
      receivedAt: toTimestamp(now),
      networkHash: sender.network === null ? null : hash('network', `${sender.purpose} ${sender.network}`),
    });
  });
}

/** Deletes one response. Its answers aren't audited. */
export async function deleteResponse(context: Context, formId: string, id: string): Promise<void> {
  await context.db.runTransaction(async (tx) => {
    if ((await deleteIn(tx, context, formId, [id])).length === 0) return;
    writeAudit(tx, context, { action: 'response.delete', target: `${formId}/${id}`, before: null, after: null });
  });
}

/** Deletes responses in one commit, audited once with their number. */
export function deleteResponses(context: Context, formId: string, ids: readonly string[]): Promise<BatchOutcome> {
  return context.db.runTransaction(async (tx) => {
    const deleted = await deleteIn(tx, context, formId, ids);
    const after = { responses: deleted.length };
    if (deleted.length > 0) writeAudit(tx, context, { action: 'response.delete', target: formId, before: null, after });
    return { done: [...ids], failed: [] };
  });
}

/** Empties the existing ones among these responses. Returns their ids. */
async function deleteIn(tx: Transaction, { db, now }: Context, formId: string, ids: readonly string[]) {
  const { collection } = responsesIn(db, formId);
  const found = await tx.getAll(...ids.map((id) => collection.doc(id)));
  const present = found.filter((response) => response.exists && response.get('expiresAt') === undefined);
  const gone = FieldValue.delete();
  const expiresAt = toTimestamp(new Date(now.getTime() + limits.responseRetentionDays * DAY));
  for (const { ref } of present) {
    tx.update(ref, { answers: gone, submittedAt: gone, receivedAt: gone, networkHash: gone, expiresAt });
  }
  return present.map(({ id }) => id);
}
