import type { Question } from '@arena/domain';
import { deleteQuestions, setAsked } from '../question-calls';

/** Names questions in a sentence: one by its text, several by their number. */
export function questionName(questions: readonly Pick<Question, 'text'>[]): string {
  const [first] = questions;
  return questions.length === 1 && first ? `«${first.text}»` : `${questions.length} preguntas`;
}

/** Reports changed questions, and those that no longer exist. */
function doneText(verbs: { one: string; several: string }, done: readonly Question[], gone: number): string {
  const goneText = gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`;
  if (done.length === 0) return goneText;
  const text = `${done.length === 1 ? verbs.one : verbs.several} ${questionName(done)}.`;
  return gone === 0 ? text : `${text} ${goneText}`;
}

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** Activates or deactivates questions. @returns a report @throws {ApiError} */
export async function ask(questions: readonly Question[], asked: boolean): Promise<string> {
  const { done, failed } = await setAsked(idsOf(questions), asked);
  const verbs = asked
    ? { one: 'Ahora se pregunta', several: 'Ahora se preguntan' }
    : { one: 'Ya no se pregunta', several: 'Ya no se preguntan' };
  const changed = questions.filter(({ id }) => done.includes(id));
  return doneText(verbs, changed, failed.length);
}

/** Deletes questions. @returns a report @throws {ApiError} */
export async function removeQuestion(questions: readonly Question[]): Promise<string> {
  await deleteQuestions(idsOf(questions));
  return doneText({ one: 'Se eliminó', several: 'Se eliminaron' }, questions, 0);
}
