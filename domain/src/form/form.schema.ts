import { FieldType } from '../field/field-type.schema.ts';
import { DocumentId } from '../ids.ts';
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
