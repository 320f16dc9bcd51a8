import type { FormField, FormResponse } from '@arena/domain';

/** What a response says to a field, as one text: several options one after the other; empty where it says nothing. */
export function answerOf({ id }: Pick<FormField, 'id'>, { answers }: Pick<FormResponse, 'answers'>): string {
  return [Object.hasOwn(answers, id) ? (answers[id] ?? []) : []].flat().join(', ');
}
