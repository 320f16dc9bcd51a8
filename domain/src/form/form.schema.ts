import { FieldType, fieldTypeLabel } from '../field/field-type.schema.ts';
import { optionsUpTo, refuseWithoutOptions } from '../field/options.schema.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { tooLongAnswers } from '../text/characters.ts';
import { recordUpTo, singleLineUpTo, textUpTo } from '../text/text.ts';
import { instantText } from '../time/instant.schema.ts';
import { z } from '../zod.ts';

export const FormField = z.strictObject({
  id: DocumentId,
  type: FieldType.catch('text'),
  label: z.string(),
  placeholder: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type FormField = z.infer<typeof FormField>;

/** A public form. `collectResponses`: responses are also stored on the server. */
export const Form = z.strictObject({
  id: DocumentId,
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  collectResponses: z.boolean(),
  fields: z.array(FormField),
  /** Counts the organisers' edits from 1, to detect two editors. */
  revision: z.int().min(0),
});
export type Form = z.infer<typeof Form>;

const bounds = limits.form;

const FormFieldInput = z
  .strictObject({
    id: DocumentId,
    type: z.enum(FieldType.options, 'Elige un tipo de campo'),
    label: textUpTo(bounds.labelCharacters, 'Escribe la pregunta'),
    placeholder: singleLineUpTo(bounds.labelCharacters).default(''),
    required: z.boolean().default(false),
    options: optionsUpTo(bounds).default([]),
  })
  .superRefine(refuseWithoutOptions('Agrega al menos una opción'));

/** A public form as an organiser writes it. Field ids are the editor's and must differ. */
export const FormInput = z.strictObject({
  title: singleLineUpTo(bounds.labelCharacters, 'El título es obligatorio'),
  description: textUpTo(bounds.descriptionCharacters).default(''),
  isActive: z.boolean().default(false),
  collectResponses: z.boolean().default(true),
  fields: z
    .array(FormFieldInput)
    .max(bounds.fields, `Usa ${bounds.fields} campos como máximo`)
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'Hay campos repetidos')
    .default([]),
});
export type FormInput = z.infer<typeof FormInput>;

/** A form's new fields. `revision`, if given, is the one that the organiser saw. */
export const FormUpdate = FormInput.extend({ revision: z.int().min(0).optional() });
export type FormUpdate = z.infer<typeof FormUpdate>;

const text = textUpTo(limits.answerCharacters);

/** The value of a field: text, the list of ticked options, or a rating from 1 to 5. */
export const FormValue = z.union([text, z.array(text).max(limits.form.options), z.number()]);
export type FormValue = z.infer<typeof FormValue>;

/** A response to a public form; its id is derived from its time. */
export const FormResponse = z.strictObject({
  id: DocumentId,
  formId: DocumentId,
  answers: recordUpTo({ entries: limits.form.fields, characters: limits.answersCharacters }, DocumentId, FormValue, {
    tooMany: 'Demasiadas respuestas',
    tooLong: tooLongAnswers,
  }),
  submittedAt: instantText('Escribe una fecha válida'),
});
export type FormResponse = z.infer<typeof FormResponse>;

/** Describes a form field in one line for organisers. */
export function formFieldText({ label, type, required, options, placeholder }: FormField): string {
  const parts = [
    label,
    fieldTypeLabel[type],
    required ? 'obligatorio' : 'opcional',
    options.join(', '),
    placeholder && `ejemplo: ${placeholder}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
