import type { FieldErrors, FormResponse } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { paths } from '#lib/addresses/paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { isUndecided } from '#lib/calls/failure-kinds.ts';
import { type Entry, Outbox, type Refusal as Refused } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';
import { callWithProof } from '#lib/proof/call-with-proof.ts';
import type { ShowToast } from '#ui/icons/toast-context.ts';

const Response: z.ZodType<FormResponse> = z.object({
  id: z.string(),
  formId: z.string(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  submittedAt: z.string(),
});

/** Parses a stored response, or null. */
export function readResponse(kept: unknown): FormResponse | null {
  return Response.safeParse(kept).data ?? null;
}

/** The refusal of a response; `reason` is null for other failures. */
export interface ResponseRefusal {
  reason: string | null;
  fields: FieldErrors;
}

/** Responses whose open form shows the refusal itself, while it is open. */
const attended = new Map<string, () => boolean>();
const refusals = new Map<string, ResponseRefusal>();
let tell: ShowToast = () => undefined;

const NOT_SENT = 'Error al enviar el formulario. Por favor, inténtalo de nuevo.';

/** Delivers a response. Returns a refusal for the outbox to keep, unless its form shows it. */
async function deliver(title: string, response: FormResponse): Promise<Refused | null> {
  const { id, formId, answers, submittedAt } = response;
  try {
    const request = { params: { formId }, body: { id, answers, submittedAt } };
    await callWithProof('POST /forms/:formId/responses', request);
    return null;
  } catch (error) {
    const isKnown = error instanceof ApiError;
    if (isKnown && isUndecided(error)) throw error;
    if (!isKnown) reportProblem('Sending a response', error);
    const refusal = isKnown ? { reason: error.text, fields: error.fields } : { reason: null, fields: {} };
    if (attended.get(id)?.()) {
      refusals.set(id, refusal);
      return null;
    }
    tell('error', `No pudimos entregar tu respuesta a «${title}». ${refusal.reason ?? ''}`);
    return { state: 'refused', problem: { message: refusal.reason ?? NOT_SENT, fields: refusal.fields } };
  }
}

const outbox = new Outbox({
  kind: 'response',
  body: z.object({ title: z.string(), response: Response }),
  describe: ({ title, response }) => ({ text: `Tu respuesta a «${title}»`, path: paths.form(response.formId) }),
  send: async ([next]) => {
    const refusal = next === undefined ? null : await deliver(next.body.title, next.body.response);
    return new Map(next === undefined || refusal === null ? [] : [[next.id, refusal]]);
  },
});

/** Sends responses that an earlier page couldn't send. */
export function resumeResponses(show: ShowToast): Promise<void> {
  tell = show;
  return outbox.resume();
}

/** Lists the responses to the form that were refused while it wasn't shown. */
export function keptRefusals(formId: string): Entry<{ title: string; response: FormResponse }>[] {
  return outbox.refused().filter(({ body }) => body.response.formId === formId);
}

/** Removes a refused response that another one replaces. */
export function dropRefusal(id: string): void {
  outbox.take(id);
}

/** Milliseconds to wait for an answer before the outbox takes over. */
const PATIENCE = 5_000;

function patiently(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  return Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Delivers a response now, or leaves it to the outbox. `lost`: it was neither delivered nor stored.
 * @param isHere true while the form is shown; later refusals stay in the outbox
 */
export async function deliverNow(
  title: string,
  response: FormResponse,
  show: ShowToast,
  isHere: () => boolean,
): Promise<'delivered' | 'waiting' | 'lost' | ResponseRefusal> {
  const { id } = response;
  tell = show;
  attended.set(id, isHere);
  const isKept = outbox.put(id, { title, response });
  const sending = outbox.flush();
  await (isKept ? patiently(sending) : sending);
  const refusal = refusals.get(id);
  refusals.delete(id);
  attended.delete(id);
  if (refusal !== undefined) return refusal;
  if (outbox.waiting(id) === undefined) return 'delivered';
  if (isKept) return 'waiting';
  outbox.take(id);
  return 'lost';
}
