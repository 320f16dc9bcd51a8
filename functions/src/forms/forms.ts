import type { Form, FormInput, FormUpdate } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { applyEdit, writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { type Database, existingDocument } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { isRepeated, requestHash } from '../platform/repetition.ts';
import { type StoredForm, toForm, toStoredForm } from './form-document.ts';
import { responsesIn } from './responses.ts';

const formsIn = (db: Database) => db.collection('forms');

/** @throws ApiError `form_not_found` */
function toExistingForm(document: DocumentSnapshot): StoredForm {
  return toStoredForm(existingDocument(document, 'form_not_found'));
}

export function listForms({ db }: Context, page: PageRequest): Promise<Page<Form>> {
  return readPage(formsIn(db), { field: 'title', order: 'asc' }, page, (document) => toForm(toStoredForm(document)));
}

/** @throws ApiError `form_not_found` */
export async function getForm({ db }: Context, id: string): Promise<Form> {
  return toForm(toExistingForm(await formsIn(db).doc(id).get()));
}

/** Hides the fields of a closed form from visitors. */
export const toVisitorForm = (form: Form): Form => (form.isActive ? form : { ...form, fields: [] });

/** Reads a form for its page; null if there is none. */
export async function readVisitorForm(db: Database, id: string): Promise<Form | null> {
  const document = await formsIn(db).doc(id).get();
  return document.exists ? toVisitorForm(toForm(toStoredForm(document))) : null;
}

/** @throws ApiError `key_reused` */
export function createForm(context: Context, input: FormInput, key: string): Promise<Form> {
  const document = formsIn(context.db).doc(key);
  const hashOfBody = requestHash(context, input);
  const fields = { ...input, revision: 1 };
  return context.db.runTransaction(async (tx) => {
    const current = await tx.get(document);
    if (isRepeated(current, hashOfBody)) return toForm(toStoredForm(current));
    tx.create(document, { ...fields, requestHash: hashOfBody });
    writeAudit(tx, context, { action: 'form.create', target: key, before: null, after: fields });
    return { ...fields, id: key };
  });
}

/** Edits a form. A form whose deletion began can't be edited. @throws ApiError `form_not_found`, `edit_conflict` */
export function updateForm(context: Context, id: string, input: Partial<FormUpdate>): Promise<Form> {
  const { revision, ...fields } = input;
  const document = formsIn(context.db).doc(id);
  return context.db.runTransaction(async (tx) => {
    const current = toExistingForm(await tx.get(document));
    const edit = applyEdit(current, { ...fields, removing: false }, revision);
    if (edit === null) return toForm(current);
    tx.update(document, edit.after);
    writeAudit(tx, context, { action: 'form.update', target: id, before: edit.before, after: edit.after });
    return toForm(edit.next);
  });
}

/**
 * Deletes one batch of a form's responses, and the form with the last one. The first batch closes the form to new
 * responses and audits the deletion.
 * @returns true after the form is deleted.
 */
function deleteBatch(context: Context, id: string, force: boolean): Promise<boolean> {
  const document = formsIn(context.db).doc(id);
  return context.db.runTransaction(async (tx) => {
    const current = await tx.get(document);
    if (!current.exists) return true;
    const { id: _, removing, ...before } = toStoredForm(current);
    const { docs: responses, isLast } = await responsesIn(context.db, id).readBatch(tx);
    if (responses.length > 0 && !force) throw new ApiError('has_responses');
    if (!removing) writeAudit(tx, context, { action: 'form.delete', target: id, before, after: null });
    for (const { ref } of responses) tx.delete(ref);
    if (isLast) tx.delete(document);
    else if (!removing) tx.update(document, { isActive: false, removing: true, revision: before.revision + 1 });
    return isLast;
  });
}

/** Deletes a form and its responses. @throws ApiError `has_responses` if there are any and `force` is false. */
export async function deleteForm(context: Context, id: string, force: boolean): Promise<void> {
  while (!(await deleteBatch(context, id, force)));
}
