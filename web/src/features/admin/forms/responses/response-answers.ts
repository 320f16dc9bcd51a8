import type { Form, FormResponse } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';

/** A form with all its responses, the latest first. */
export interface ResponsesProps {
  form: Form;
  responses: readonly CollectedResponse[];
}

type Answered = Pick<FormResponse, 'answers'>;

/** A column of a table of responses. */
interface Column {
  id: string;
  title: string;
  textOf: (response: Answered) => string;
}

/** Formats an answer as one text: options joined; empty without an answer. */
function answerOf(id: string, { answers }: Answered): string {
  return [Object.hasOwn(answers, id) ? (answers[id] ?? []) : []].flat().join(', ');
}

/** Returns a column for each field, and one for answers to removed fields, if any. */
export function columnsOf({ fields }: Pick<Form, 'fields'>, responses: readonly Answered[]): Column[] {
  const known = new Set(fields.map(({ id }) => id));
  const othersOf = (response: Answered) =>
    Object.keys(response.answers)
      .filter((id) => !known.has(id) && answerOf(id, response) !== '')
      .map((id) => `${id}: ${answerOf(id, response)}`)
      .join(' | ');
  const own = fields.map(({ id, label }) => ({ id, title: label, textOf: (given: Answered) => answerOf(id, given) }));
  const hasOthers = responses.some((response) => othersOf(response) !== '');
  return hasOthers ? [...own, { id: '', title: 'Otras respuestas', textOf: othersOf }] : own;
}
