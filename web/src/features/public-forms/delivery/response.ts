import type { Form, FormResponse } from '@arena/domain';
import { type FormAnswers, givenAnswers } from '../fields/form-answers';

const RANDOM_WORDS = 2;
const BASE = 36;

/**
 * Builds an id from the time, e.g. `1795190400000-1x8k2pq0f3zj9`. The random part keeps responses of the same
 * millisecond apart, because the server treats a repeated id as a repeated delivery.
 */
function responseId(now: Date): string {
  const chance = crypto.getRandomValues(new Uint32Array(RANDOM_WORDS));
  return `${now.getTime()}-${Array.from(chance, (word) => word.toString(BASE)).join('')}`;
}

/**
 * Returns the response to deliver. An equal earlier response is reused: it may have been delivered without an answer,
 * and the same id prevents a duplicate.
 */
export function responseFor(form: Form, answers: FormAnswers, now: Date, before: FormResponse | null): FormResponse {
  const given = givenAnswers(form.fields, answers);
  if (before !== null && JSON.stringify(before.answers) === JSON.stringify(given)) return before;
  return { id: responseId(now), formId: form.id, answers: given, submittedAt: now.toISOString() };
}
