import { FieldType, Form, type FormField, FormInput, hasOptions, problemsIn } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { type Checked, draftsOf, sameBy, wholeRecordStorage } from '#lib/editing/drafts.ts';
import { optionsIn } from '#lib/editing/list-text.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { createForm, readForm, updateForm } from '../form-calls.ts';

/** Control values of one field. Options are a text with one option a line. */
export const FieldValues = z.strictObject({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  placeholder: z.string(),
  required: z.boolean(),
  options: z.string(),
});
export type FieldValues = z.infer<typeof FieldValues>;

export const FormValues = z.strictObject({
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  collectResponses: z.boolean(),
  fields: z.array(FieldValues),
});
export type FormValues = z.infer<typeof FormValues>;

export const formLabels: Record<keyof FormValues, string> = {
  title: 'Título',
  description: 'Descripción',
  isActive: 'Abierto',
  collectResponses: 'Respuestas al equipo',
  fields: 'Campos',
};

/** True if a field of this type shows a placeholder. */
export function formHasPlaceholder(type: string): boolean {
  return !['radio', 'checkbox', 'rating', 'date'].includes(type);
}

/** Returns the values of a new field. */
export function newField(id = `campo-${crypto.randomUUID().slice(0, 8)}`): FieldValues {
  return { id, type: 'text', label: '', placeholder: '', required: false, options: '' };
}

export function formValuesOf(form: Omit<Form, 'id' | 'revision'> | null): FormValues {
  if (form === null) {
    // The field has a fixed id, so that an untouched new form can be recognised.
    const fields = [newField('campo-1')];
    return { title: '', description: '', isActive: true, collectResponses: true, fields };
  }
  const { title, description, isActive, collectResponses, fields } = form;
  return {
    title,
    description,
    isActive,
    collectResponses,
    fields: fields.map(({ options, ...field }) => ({ ...field, options: options.join('\n') })),
  };
}

function fieldOf({ id, type, label, placeholder, required, options }: FieldValues): FormField {
  return {
    id,
    type: FieldType.catch('text').parse(type),
    label: label.trim(),
    placeholder: formHasPlaceholder(type) ? placeholder.trim() : '',
    required,
    options: hasOptions(type) ? optionsIn(options) : [],
  };
}

/** Returns the form of the controls, before validation. */
export function formFieldsOf({ title, description, fields, ...rest }: FormValues) {
  return { ...rest, title: title.trim(), description: description.trim(), fields: fields.map(fieldOf) };
}

/** Returns the form to store, or problems by control. */
export function checkedFormFields(values: FormValues): Checked<FormInput> {
  const { data, error } = FormInput.safeParse(formFieldsOf(values));
  if (data !== undefined) return { fields: data, problems: null };
  return { fields: null, problems: problemsIn(error, (path) => path.split('.').slice(0, 3).join('.')) };
}

export const isSameForm = sameBy(formFieldsOf);

export const formDrafts = draftsOf(adminStorageKeys.draft('publicForm'), FormValues, Form);

export const formStorage = wholeRecordStorage({
  read: readForm,
  create: createForm,
  update: updateForm,
  checked: checkedFormFields,
  fieldsOf: formFieldsOf,
  valuesOf: formValuesOf,
  schema: FormInput,
});
