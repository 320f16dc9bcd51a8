import type { Form, FormField, FormResponse } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';

/** A form with every response that it collected, the latest first. */
export interface ResponsesProps {
  form: Form;
  responses: readonly CollectedResponse[];
}

/** What a response says to a field, as one text: several options one after the other; empty where it says nothing. */
export function answerOf({ id }: Pick<FormField, 'id'>, { answers }: Pick<FormResponse, 'answers'>): string {
  return [Object.hasOwn(answers, id) ? (answers[id] ?? []) : []].flat().join(', ');
}
