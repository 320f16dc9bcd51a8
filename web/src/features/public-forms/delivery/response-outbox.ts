import type { Form, FormResponse } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { paths } from '#lib/addresses/paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { isUndecided } from '#lib/calls/failures.ts';
import { type Entry, Outbox, type Refusal } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';
import { callWithProof } from '#lib/proof/call-with-proof.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';
import { type FormAnswers, givenAnswers } from '../fields/form-answers';

const Response: z.ZodType<FormResponse> = z.object({
  id: z.string(),
  formId: z.string(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  submittedAt: z.string(),
});

const Sent = z.object({ title: z.string(), response: Response });
type Sent = z.infer<typeof Sent>;

export const NOT_SENT = 'Error al enviar el formulario. Por favor, inténtalo de nuevo.';

/** Responses of forms that collect them. Those that wait are listed by their form's title. */
export const responseOutbox = new Outbox<Sent>({
  kind: 'response',
  body: Sent,
  describe: ({ title, response }) => ({ text: `Tu respuesta a «${title}»`, path: paths.form(response.formId) }),
  send: async ([entry]) => {
    const refusal = entry === undefined ? null : await deliver(entry);
    return new Map(entry === undefined ? [] : [[entry.id, refusal ?? { state: 'done', result: null }]]);
  },
  announce: ({ body, problem }) =>
    problem === null ? null : ['error', `No pudimos entregar tu respuesta a «${body.title}». ${problem.message}`],
});

async function deliver({ body: { response } }: Entry<Sent>): Promise<Refusal | null> {
  const { id, formId, answers, submittedAt } = response;
  try {
    const request = { params: { formId }, body: { id, answers, submittedAt } };
    await callWithProof('POST /forms/:formId/responses', request);
    if (sentBefore(formId)?.id === id) forgetDraft(formId);
    return null;
  } catch (error) {
    const isKnown = error instanceof ApiError;
    if (isKnown && isUndecided(error)) throw error;
    if (!isKnown) reportProblem('Sending a response', error);
    const problem = isKnown ? { message: error.text, fields: error.fields } : { message: NOT_SENT, fields: {} };
    return { state: 'refused', problem };
  }
}

/** Returns the last response to the form that was refused while the form wasn't shown. */
export function keptResponseRefusal(formId: string): Entry<Sent> | undefined {
  return responseOutbox.refused().findLast(({ body }) => body.response.formId === formId);
}

/** Returns a response without a known result, after a reload, navigation or failure. The server may have it. */
export function sentBefore(formId: string): FormResponse | null {
  return Response.safeParse(readStored('session', visitorStorageKeys.formSent(formId))).data ?? null;
}

/** Stores a response that is being sent, to send the same one after a reload. */
export function keepSent(response: FormResponse): void {
  writeStored('session', visitorStorageKeys.formSent(response.formId), response);
}

/** Deletes the draft of a response that was sent, or that the outbox has stored. */
export function forgetDraft(formId: string): void {
  removeStored('session', visitorStorageKeys.formDraft(formId));
  removeStored('session', visitorStorageKeys.formSent(formId));
}

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
