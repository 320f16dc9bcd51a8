import { hasOptions, problemsIn, Question, QuestionInput } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { type Checked, draftsOf, sameBy, wholeRecordStorage } from '#lib/editing/drafts.ts';
import { optionsIn } from '#lib/editing/list-text.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { createQuestion, readQuestion, updateQuestion } from '../question-calls.ts';

/** Control values of the editor. Options are a text with one option a line. */
export const QuestionValues = z.strictObject({
  text: z.string(),
  /** Empty until one is chosen. */
  type: z.string(),
  options: z.string(),
  placeholder: z.string(),
  /** Empty for all tournaments. */
  tournamentId: z.string().default(''),
  required: z.boolean(),
  active: z.boolean(),
});
export type QuestionValues = z.infer<typeof QuestionValues>;

export const questionLabels: Record<keyof QuestionValues, string> = {
  text: 'Pregunta',
  type: 'Tipo',
  options: 'Opciones',
  placeholder: 'Ejemplo de respuesta',
  tournamentId: 'Torneo',
  required: 'Obligatoria',
  active: 'Activa',
};

export function questionValuesOf(question: Omit<Question, 'id' | 'order' | 'revision'> | null): QuestionValues {
  if (question === null) {
    return { text: '', type: 'text', required: false, active: true, placeholder: '', options: '', tournamentId: '' };
  }
  const { text, type, required, active, placeholder, options, tournamentId } = question;
  const lines = options.join('\n');
  return { text, type, required, active, placeholder, options: lines, tournamentId: tournamentId ?? '' };
}

/** True if a question of this type shows a placeholder. */
export function questionHasPlaceholder(type: string): boolean {
  return type === 'text' || type === 'textarea';
}

/** Returns the fields of the controls, without those that the type doesn't have. */
export function questionFieldsOf({ text, type, required, active, placeholder, options, tournamentId }: QuestionValues) {
  return {
    text: text.trim(),
    type,
    required,
    active,
    placeholder: questionHasPlaceholder(type) ? placeholder.trim() : '',
    tournamentId: tournamentId || null,
    options: hasOptions(type) ? optionsIn(options) : [],
  };
}

/** Returns the question to store, or problems by control. */
export function checkedQuestionFields(values: QuestionValues): Checked<QuestionInput> {
  const { data, error } = QuestionInput.safeParse(questionFieldsOf(values));
  if (data !== undefined) return { fields: data, problems: null };
  return { fields: null, problems: problemsIn(error, (path) => path.replace(/\..*/, '')) };
}

export const isSameQuestion = sameBy(questionFieldsOf);

export const questionDrafts = draftsOf(
  adminStorageKeys.draft('question'),
  QuestionValues,
  Question.extend({ tournamentId: Question.shape.tournamentId.default(null) }),
);

export const questionStorage = wholeRecordStorage({
  read: readQuestion,
  create: createQuestion,
  update: updateQuestion,
  checked: checkedQuestionFields,
  fieldsOf: questionFieldsOf,
  valuesOf: questionValuesOf,
  schema: QuestionInput,
});
