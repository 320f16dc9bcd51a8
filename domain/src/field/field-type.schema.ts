import { z } from '../zod.ts';

/** The kinds of field in a public form; unknown ones are treated as text. */
export const FieldType = z.enum([
  'text',
  'email',
  'phone',
  'number',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'rating',
]);
export type FieldType = z.infer<typeof FieldType>;

/** Types of questions in the registration form. */
export const QuestionType = FieldType.extract(['text', 'textarea', 'select', 'radio', 'checkbox']);
export type QuestionType = z.infer<typeof QuestionType>;

/** Spanish labels of the types. */
export const fieldTypeLabel: Record<FieldType, string> = {
  text: 'Texto corto',
  textarea: 'Texto largo',
  email: 'Correo',
  phone: 'Teléfono',
  number: 'Número',
  date: 'Fecha',
  select: 'Selección única',
  radio: 'Opción múltiple',
  checkbox: 'Casillas de verificación',
  rating: 'Calificación de 1 a 5',
};
