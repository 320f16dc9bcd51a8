import {
  countIn,
  DocumentId,
  type Fields,
  FieldType,
  type Form,
  type FormField,
  FormResponse,
  isFields,
  textIn,
  textOrNull,
} from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { plainFields } from '../platform/firestore.ts';

export type StoredForm = Form & {
  /** True after its deletion began and was audited. Responses are deleted first. */
  removing: boolean;
};

/** Reads a field of a form. A field without a valid id is named by its position. */
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

/** Reads a form. Missing and invalid fields get empty values. */
export function toStoredForm(document: DocumentSnapshot): StoredForm {
  const fields = plainFields(document.data() ?? {});
  return {
    id: document.id,
    title: textIn(fields.title),
    description: textIn(fields.description),
    isActive: fields.isActive === true,
    collectResponses: fields.collectResponses === true,
    fields: Array.isArray(fields.fields) ? fields.fields.filter(isFields).map(readField) : [],
    revision: countIn(fields.revision),
    removing: fields.removing === true,
  };
}

export function toForm({ removing: _removing, ...form }: StoredForm): Form {
  return form;
}

export function toResponse(formId: string, document: DocumentSnapshot): CollectedResponse {
  const { answers, submittedAt, receivedAt, networkHash } = plainFields(document.data() ?? {});
  return {
    id: document.id,
    formId,
    answers: FormResponse.shape.answers.catch({}).parse(answers),
    submittedAt: textIn(submittedAt),
    receivedAt: textIn(receivedAt),
    networkHash: textOrNull(networkHash),
  };
}
