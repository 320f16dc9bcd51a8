import {
  countIn,
  DocumentId,
  type Fields,
  FieldType,
  type Form,
  type FormField,
  FormResponse,
  isFields,
  limits,
  textIn,
} from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Database, fieldsOf, idsIn, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { type Records, recordsIn } from '../records/store.ts';

/** A form as its document holds it. */
export type StoredForm = Form & {
  /** Its deletion was begun, and recorded, but its responses have to go first. */
  removing: boolean;
};

/** What is kept under the id of a response: itself, or that it was deleted. */
export interface KeptResponse {
  id: string;
  isDeleted: boolean;
}

/** Decides what is kept of a response, given the form as it is at that moment. It throws to refuse. */
type Accept = (form: Form | null) => FormResponse['answers'];

export interface FormStore extends Records<StoredForm> {
  /** A form whether active or not, or null. */
  one(id: string): Promise<Form | null>;
  list(page: PageRequest): Promise<Page<Form>>;
  responses(formId: string, page: PageRequest): Promise<Page<CollectedResponse>>;
  /** The responses to a form, to be changed one by one. */
  responsesTo(formId: string): Records<KeptResponse>;
  /** How many responses were erased after their days; null where there is no form. */
  erasedResponses(formId: string): Promise<number | null>;
  /** The ids of some responses to a form, at most 200. */
  someResponses(formId: string): Promise<string[]>;
  removeResponses(formId: string, ids: readonly string[]): Promise<void>;
  /** Keeps a response unless one with its id is kept already; the form can't change or go meanwhile. */
  addResponse(response: FormResponse, accept: Accept, now: Date): Promise<void>;
}

/** Reads a field of a form; one without a usable id is named by its place. */
function readField(fields: Fields, index: number): FormField {
  return {
    id: DocumentId.catch(`field-${index + 1}`).parse(fields.id),
    type: FieldType.catch('text').parse(fields.type),
    label: textIn(fields.label),
    placeholder: textIn(fields.placeholder),
    required: fields.required === true,
    options: Array.isArray(fields.options) ? fields.options.map(textIn).filter((option) => option !== '') : [],
  };
}

/** Reads a form out of a stored record; what is missing or of the wrong type becomes its empty value. */
function readForm(id: string, fields: Fields): Form {
  return {
    id,
    title: textIn(fields.title),
    description: textIn(fields.description),
    isActive: fields.isActive === true,
    collectResponses: fields.collectResponses === true,
    fields: Array.isArray(fields.fields) ? fields.fields.filter(isFields).map(readField) : [],
    revision: countIn(fields.revision),
  };
}

function readStoredForm(id: string, fields: Fields): StoredForm {
  return { ...readForm(id, fields), removing: fields.removing === true };
}

function toForm(document: QueryDocumentSnapshot): Form {
  return readForm(document.id, plainFields(document.data()));
}

function toResponse(formId: string, document: QueryDocumentSnapshot): CollectedResponse {
  const { answers, submittedAt, receivedAt } = plainFields(document.data());
  return {
    id: document.id,
    formId,
    answers: FormResponse.shape.answers.catch({}).parse(answers),
    submittedAt: textIn(submittedAt),
    receivedAt: textIn(receivedAt),
  };
}

/** A response without what it said. */
const NOTHING_LEFT = {
  answers: FieldValue.delete(),
  submittedAt: FieldValue.delete(),
  receivedAt: FieldValue.delete(),
};

export function formStore(database: Database): FormStore {
  const forms = database.collection('forms');
  const responsesOf = (formId: string) => forms.doc(formId).collection('responses');
  return {
    ...recordsIn(database, { collection: 'forms', read: readStoredForm }),
    async one(id) {
      const fields = fieldsOf(await forms.doc(id).get());
      return fields && readForm(id, fields);
    },
    list: (page) => readPage(forms, { field: 'title', order: 'asc' }, page, toForm),
    responses(formId, page) {
      const latest = { field: 'receivedAt', order: 'desc' } as const;
      return readPage(responsesOf(formId), latest, page, (document) => toResponse(formId, document));
    },
    responsesTo: (formId) =>
      recordsIn(database, {
        collection: responsesOf(formId).path,
        read: (id, fields) => ({ id, isDeleted: 'deletedAt' in fields }),
        stored: ({ deletedAt }) => ({ ...NOTHING_LEFT, deletedAt: toTimestamp(deletedAt) }),
      }),
    async erasedResponses(formId) {
      const form = await forms.doc(formId).get();
      return form.exists ? countIn(form.get('erasedResponses')) : null;
    },
    someResponses: (formId) => idsIn(responsesOf(formId).orderBy('receivedAt').limit(limits.batch)),
    async removeResponses(formId, ids) {
      const batch = database.batch();
      for (const id of ids) batch.delete(responsesOf(formId).doc(id));
      await batch.commit();
    },
    addResponse({ id, formId, submittedAt }, accept, now) {
      return database.runTransaction(async (transaction) => {
        const [form, kept] = await transaction.getAll(forms.doc(formId), responsesOf(formId).doc(id));
        if (form === undefined || kept === undefined) throw new RangeError('A read without an answer');
        if (kept.exists) return;
        const fields = fieldsOf(form);
        const answers = accept(fields && readForm(formId, fields));
        transaction.create(kept.ref, { answers, submittedAt: toTimestamp(submittedAt), receivedAt: toTimestamp(now) });
      });
    },
  };
}
