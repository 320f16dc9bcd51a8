import type { Question } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import { ApiError } from '../../lib/api.ts';
import { deleteQuestions, type Organiser, setAsked } from './calls.ts';

/** How questions are named in a sentence: one by its words, several by their number. */
export function nameOf(questions: readonly Pick<Question, 'text'>[]): string {
  const [first] = questions;
  return questions.length === 1 && first ? `«${first.text}»` : `${questions.length} preguntas`;
}

function failedText({ failed }: BatchOutcome): string {
  return failed.length === 0 ? '' : ` ${failed.length} ya no existían.`;
}

/** Asks questions, or asks them no longer. @returns what that did. @throws {ApiError} */
export async function ask(organiser: Organiser, questions: readonly Question[], asked: boolean): Promise<string> {
  const outcome = await setAsked(
    organiser,
    questions.map(({ id }) => id),
    asked,
  );
  const verb = asked ? 'Ahora se pregunta' : 'Ya no se pregunta';
  const several = asked ? 'Ahora se preguntan' : 'Ya no se preguntan';
  return `${outcome.done.length === 1 ? verb : several} ${nameOf(questions)}.${failedText(outcome)}`;
}

/**
 * Deletes questions. That one is gone already is what was wanted where an earlier try had no answer.
 * @returns what that did. @throws {ApiError}
 */
export async function remove(organiser: Organiser, questions: readonly Question[], retried: boolean): Promise<string> {
  const outcome = await deleteQuestions(
    organiser,
    questions.map(({ id }) => id),
  );
  const unexpected = outcome.failed.find(({ code }) => code !== 'not_found');
  if (unexpected) throw new ApiError(unexpected.error, { code: 'unexpected', status: 409 });
  const deleted = `${questions.length === 1 ? 'Se eliminó' : 'Se eliminaron'} ${nameOf(questions)}.`;
  return retried ? deleted : `${deleted}${failedText(outcome)}`;
}
