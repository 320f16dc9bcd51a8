import { type Form, type FormResponse, isFields } from '@arena/domain';
import { readStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/** A form in local storage, with its responses from this browser. */
interface KeptForm extends Partial<Omit<Form, 'id' | 'collectResponses'>> {
  id: string;
  responses?: unknown;
}

function isKeptForm(value: unknown): value is KeptForm {
  return isFields(value) && typeof value.id === 'string';
}

function keptForms(): KeptForm[] {
  const kept = readStored('local', visitorStorageKeys.forms);
  return Array.isArray(kept) ? kept.filter(isKeptForm) : [];
}

function responsesOf(form: KeptForm | undefined): unknown[] {
  return Array.isArray(form?.responses) ? form.responses : [];
}

function isResponse(value: unknown, id: string): boolean {
  return isFields(value) && value.id === id;
}

/** Stores a response under its form. Returns false if storage is full or blocked. */
export function keepResponse({ id, title, description, isActive, fields }: Form, response: FormResponse): boolean {
  const forms = keptForms();
  const index = forms.findIndex((form) => form.id === id);
  const known = forms[index];
  const responses = [...responsesOf(known).filter((kept) => !isResponse(kept, response.id)), response];
  const form = { ...known, id, title, description, isActive, fields, responses };
  return writeStored('local', visitorStorageKeys.forms, index < 0 ? [...forms, form] : forms.with(index, form));
}

/** Removes a stored response that couldn't be sent, so that sending it again doesn't store it twice. */
export function withdrawResponse({ id, formId }: FormResponse): void {
  const forms = keptForms().map((form) => {
    if (form.id !== formId) return form;
    return { ...form, responses: responsesOf(form).filter((kept) => !isResponse(kept, id)) };
  });
  writeStored('local', visitorStorageKeys.forms, forms);
}
