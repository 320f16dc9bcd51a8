import { FieldType } from '../field/field-type.schema.ts';
import { optionsUpTo, refuseWithoutOptions } from '../field/options.schema.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { singleLineUpTo, textUpTo } from '../text/text.ts';
import { z } from '../zod.ts';

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
