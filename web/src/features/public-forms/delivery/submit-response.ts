import type { FieldErrors, Form, FormResponse } from '@arena/domain';
import { reportProblem } from '../../../lib/page/log.ts';
import type { ShowToast } from '../../../ui/signs/toast-context.ts';
import { type Delivery, deliverNow } from './delivery.ts';
import { keepResponse, withdrawResponse } from './kept-responses.ts';
import { dequeue, enqueue } from './outbox.ts';
import { announceRefusals, runOutboxLater } from './outbox-runner.ts';

/** How long a player waits for the server before the outbox goes on alone. */
const PATIENCE = 5_000;

/** It is neither kept nor delivered; with the server's reason where it gave one. */
export interface Failure {
  state: 'failed';
  reason: string | null;
  fields: FieldErrors;
}

/** How sending ended. `sent` and still `pending` where the response lies safely in the outbox. */
export type Submission = { state: 'sent'; pending: boolean } | Failure;

const failed: Failure = { state: 'failed', reason: null, fields: {} };

function patiently(delivery: Promise<Delivery>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unreachable' }), PATIENCE);
  });
  return Promise.race([delivery, timeout]).finally(() => clearTimeout(timer));
}

async function deliverResponse(
  { title }: Form,
  response: FormResponse,
  show: ShowToast,
  isHere: () => boolean,
): Promise<Submission> {
  const pending = { title, response };
  const queued = enqueue(pending);
  const delivery = await (queued ? patiently(deliverNow(pending)) : deliverNow(pending)).catch((fault: unknown) => {
    reportProblem('Sending a response', fault);
    return null;
  });
  if (delivery === null) {
    dequeue(response.id);
    return failed;
  }
  if (delivery.state === 'delivered') return { state: 'sent', pending: false };
  if (delivery.state === 'refused') {
    // Who is still here is told by the form, and puts it right.
    if (isHere()) dequeue(response.id);
    else announceRefusals(show);
    return { state: 'failed', reason: delivery.reason, fields: delivery.fields };
  }
  if (!queued) return failed;
  runOutboxLater(show);
  return { state: 'sent', pending: true };
}

/**
 * Sends a response: keeps it in this browser, and delivers it where the form collects responses. Never loses one
 * silently: what is neither kept nor delivered comes back as failed.
 * @param isHere whether the form is still shown that says so; what is refused after that is told by a toast.
 */
export async function submitResponse(
  form: Form,
  response: FormResponse,
  show: ShowToast,
  isHere = () => true,
): Promise<Submission> {
  const kept = keepResponse(form, response);
  if (!form.collectResponses) return kept ? { state: 'sent', pending: false } : failed;
  const submission = await deliverResponse(form, response, show, isHere);
  if (submission.state === 'failed' && kept) withdrawResponse(response);
  return submission;
}
