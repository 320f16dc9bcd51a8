import type { FieldErrors, Form, FormResponse } from '@arena/domain';
import type { ShowToast } from '#ui/icons/toast-context.ts';
import { keepResponse, withdrawResponse } from './kept-responses.ts';
import { deliverNow } from './response-outbox';

/** The response was neither stored nor delivered; with the server's reason, if any. */
export interface Failure {
  state: 'failed';
  reason: string | null;
  fields: FieldErrors;
}

/** The result of sending. `sent` with `pending`: stored in the outbox. */
export type Submission = { state: 'sent'; pending: boolean } | Failure;

const failed: Failure = { state: 'failed', reason: null, fields: {} };

async function deliverResponse(...sent: Parameters<typeof deliverNow>): Promise<Submission> {
  const delivery = await deliverNow(...sent);
  if (delivery === 'lost') return failed;
  if (delivery === 'delivered' || delivery === 'waiting') return { state: 'sent', pending: delivery === 'waiting' };
  return { state: 'failed', ...delivery };
}

/**
 * Sends a response: stores it in this browser, and delivers it if the form collects responses. A response that is
 * neither stored nor delivered is reported as failed.
 * @param isHere true while the form is shown; later refusals stay in the outbox
 */
export async function submitResponse(
  form: Form,
  response: FormResponse,
  show: ShowToast,
  isHere = () => true,
): Promise<Submission> {
  const kept = keepResponse(form, response);
  if (!form.collectResponses) return kept ? { state: 'sent', pending: false } : failed;
  const submission = await deliverResponse(form.title, response, show, isHere);
  if (submission.state === 'failed' && kept) withdrawResponse(response);
  return submission;
}
