import type { Form, FormResponse } from '@arena/domain';
import { type FormAnswers, givenAnswers } from '../fields/answers.ts';

const RANDOM_WORDS = 2;
const BASE = 36;

/**
 * An id out of the timestamp, e.g. `1795190400000-1x8k2pq0f3zj9`. Two players can
 * send in the same millisecond, and the server takes a repeated id for a repeated delivery, so chance is added.
 */
function responseId(now: Date): string {
  const chance = crypto.getRandomValues(new Uint32Array(RANDOM_WORDS));
  return `${now.getTime()}-${Array.from(chance, (word) => word.toString(BASE)).join('')}`;
}

/**
 * The response to deliver. One that was sent before and says the same is used again: its delivery may have
 * succeeded with only the answer lost, and the same id keeps it single.
 */
export function responseFor(form: Form, answers: FormAnswers, now: Date, before: FormResponse | null): FormResponse {
  const given = givenAnswers(form.fields, answers);
  if (before !== null && JSON.stringify(before.answers) === JSON.stringify(given)) return before;
  return { id: responseId(now), formId: form.id, answers: given, submittedAt: now.toISOString() };
}
