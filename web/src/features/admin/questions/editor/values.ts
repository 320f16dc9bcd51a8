import { hasOptions, problemsIn, type Question, QuestionInput } from '@arena/domain';
import { z } from 'zod';
import { optionsIn } from '../../../../lib/editing/list-text.ts';
import { type Checked, sameBy } from '../../../../lib/editing/save-draft.ts';

/** Control values of the editor. Options are lines of text, one each. */
export const QuestionValues = z.strictObject({
  text: z.string(),
  /** Empty as long as none was chosen. */
  type: z.string(),
  options: z.string(),
  placeholder: z.string(),
  /** Empty: all of them. Drafts of an earlier version know nothing of it. */
  tournamentId: z.string().default(''),
  required: z.boolean(),
  active: z.boolean(),
});
export type QuestionValues = z.infer<typeof QuestionValues>;

export const labels: Record<keyof QuestionValues, string> = {
  text: 'Pregunta',
  type: 'Tipo',
  options: 'Opciones',
  placeholder: 'Ejemplo de respuesta',
  tournamentId: 'Torneo',
  required: 'Obligatoria',
  active: 'Activa',
};

export function valuesOf(question: Omit<Question, 'id' | 'order' | 'revision'> | null): QuestionValues {
  if (question === null) {
    return { text: '', type: 'text', required: false, active: true, placeholder: '', options: '', tournamentId: '' };
  }
  const { text, type, required, active, placeholder, options, tournamentId } = question;
  const lines = options.join('\n');
  return { text, type, required, active, placeholder, options: lines, tournamentId: tournamentId ?? '' };
}

/** True if a question of this type shows an example of an answer before there is one. */
export function hasPlaceholder(type: string): boolean {
  return type === 'text' || type === 'textarea';
}

/** The fields of the controls; fields that a type doesn't have are dropped. */
export function fieldsOf({ text, type, required, active, placeholder, options, tournamentId }: QuestionValues) {
  return {
    text: text.trim(),
    type,
    required,
    active,
    placeholder: hasPlaceholder(type) ? placeholder.trim() : '',
    tournamentId: tournamentId || null,
    options: hasOptions(type) ? optionsIn(options) : [],
  };
}

/** The question to store, or problems by control. */
export function checkedFields(values: QuestionValues): Checked<QuestionInput> {
  const { data, error } = QuestionInput.safeParse(fieldsOf(values));
  if (data !== undefined) return { fields: data, problems: null };
  return { fields: null, problems: problemsIn(error, (path) => path.replace(/\..*/, '')) };
}

export const isSame = sameBy(fieldsOf);
