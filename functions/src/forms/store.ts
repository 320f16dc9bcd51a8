import { DocumentId, type Form, type FormField, FormFieldType } from '@arena/domain';
import { type Database, fieldsOf } from '../platform/firestore.ts';

export interface FormStore {
  /** A form whether active or not, or null. */
  one(id: string): Promise<Form | null>;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads a field of a form; one without a usable id is named by its place. */
function readField(fields: Fields, index: number): FormField {
  return {
    id: DocumentId.catch(`field-${index + 1}`).parse(fields.id),
    type: FormFieldType.catch('text').parse(fields.type),
    label: text(fields.label),
    placeholder: text(fields.placeholder),
    required: fields.required === true,
    options: Array.isArray(fields.options) ? fields.options.map(text).filter((option) => option !== '') : [],
  };
}

/** Reads a form out of a stored record; what is missing or of the wrong type becomes its empty value. */
export function readForm(id: string, fields: Fields): Form {
  return {
    id,
    title: text(fields.title),
    description: text(fields.description),
    isActive: fields.isActive === true,
    collectResponses: fields.collectResponses === true,
    fields: Array.isArray(fields.fields) ? fields.fields.filter(isFields).map(readField) : [],
  };
}

export function formStore(database: Database): FormStore {
  const forms = database.collection('forms');
  return {
    async one(id) {
      const fields = fieldsOf(await forms.doc(id).get());
      return fields && readForm(id, fields);
    },
  };
}
