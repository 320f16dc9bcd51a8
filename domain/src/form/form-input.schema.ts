import { isVisible } from '../characters.ts';
import { DocumentId, RequestId } from '../ids.ts';
import * as limits from '../limits.ts';
import { lineUpTo, textUpTo } from '../text.ts';
import { z } from '../zod.ts';
import { FormFieldType } from './form.schema.ts';

const bounds = limits.form;

const options = z
  .array(lineUpTo(bounds.optionCharacters))
  .max(bounds.options, `Usa ${bounds.options} opciones como máximo`)
  .transform((list) => [...new Set(list.filter(isVisible))]);

const fieldTypesWithOptions: readonly string[] = ['select', 'radio', 'checkbox'];

const FormFieldInput = z
  .strictObject({
    id: DocumentId,
    type: z.enum(FormFieldType.options, 'Elige un tipo de campo'),
    label: textUpTo(bounds.labelCharacters, 'Escribe la pregunta'),
    placeholder: lineUpTo(bounds.labelCharacters).default(''),
    required: z.boolean().default(false),
    options: options.default([]),
  })
  .superRefine((field, context) => {
    if (fieldTypesWithOptions.includes(field.type) && field.options.length === 0) {
      context.addIssue({ code: 'custom', path: ['options'], message: 'Agrega al menos una opción' });
    }
  });

/** A public form as an organiser writes it. Field ids are the editor's and must differ. */
export const FormInput = z.strictObject({
  title: lineUpTo(bounds.labelCharacters, 'El título es obligatorio'),
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

/** A new form. The same `requestId` again is the same form. */
export const FormCreate = FormInput.extend({ requestId: RequestId.optional() });
export type FormCreate = z.infer<typeof FormCreate>;

/** A form's new fields. `revision`, where given, is the one the editor saw. */
export const FormUpdate = FormInput.extend({ revision: z.int().min(0).optional() });
export type FormUpdate = z.infer<typeof FormUpdate>;
