import type { FieldErrors, FormResponse } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { paths } from '../../../lib/addresses/paths.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { isUndecided } from '../../../lib/calls/failure-kinds.ts';
import { Outbox } from '../../../lib/outbox/outbox.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { callWithProof } from '../../../lib/proof/call-with-proof.ts';
import type { ShowToast } from '../../../ui/icons/toast-context.ts';

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
export interface Refusal {
  reason: string | null;
  fields: FieldErrors;
}

/** Milliseconds: a refusal is longer than other toasts, and unexpected. */
const REFUSAL_SHOWN = 12_000;

/** Responses whose open form shows the refusal itself. */
const attended = new Set<string>();
const refusals = new Map<string, Refusal>();
let tell: ShowToast = () => undefined;

async function deliver(title: string, { id, formId, answers, submittedAt }: FormResponse): Promise<void> {
  try {
    const request = { params: { formId }, body: { id, answers, submittedAt } };
    await callWithProof('POST /forms/:formId/responses', request);
  } catch (error) {
    const isKnown = error instanceof ApiError;
    if (isKnown && isUndecided(error)) throw error;
    if (!isKnown) reportProblem('Sending a response', error);
    const refusal = isKnown ? { reason: error.text, fields: error.fields } : { reason: null, fields: {} };
    if (attended.has(id)) refusals.set(id, refusal);
    // A toast in a hidden tab would be missed; the response is retried once the tab is visible.
    else if (document.hidden) throw error;
    else tell('error', `No pudimos entregar tu respuesta a «${title}». ${refusal.reason ?? ''}`, REFUSAL_SHOWN);
  }
}

const outbox = new Outbox({
  kind: 'response',
  body: z.object({ title: z.string(), response: Response }),
  describe: ({ title, response }) => ({ text: `Tu respuesta a «${title}»`, path: paths.form(response.formId) }),
  send: async ([next]) => {
    if (next !== undefined) await deliver(next.body.title, next.body.response);
    return new Map();
  },
});

/** Sends responses that an earlier page couldn't send. */
export function resumeResponses(show: ShowToast): Promise<void> {
  tell = show;
  return outbox.resume();
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
 * @param isHere true while the form is shown; later refusals are toasts
 */
export async function deliverNow(
  title: string,
  response: FormResponse,
  show: ShowToast,
  isHere: () => boolean,
): Promise<'delivered' | 'waiting' | 'lost' | Refusal> {
  const { id } = response;
  tell = show;
  attended.add(id);
  const isKept = outbox.put(id, { title, response });
  const sending = outbox.flush();
  await (isKept ? patiently(sending) : sending);
  const refusal = refusals.get(id);
  refusals.delete(id);
  attended.delete(id);
  if (refusal !== undefined) {
    if (!isHere())
      tell('error', `No pudimos entregar tu respuesta a «${title}». ${refusal.reason ?? ''}`, REFUSAL_SHOWN);
    return refusal;
  }
  if (outbox.waiting(id) === undefined) return 'delivered';
  if (isKept) return 'waiting';
  outbox.take(id);
  return 'lost';
}
