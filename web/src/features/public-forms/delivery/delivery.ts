import type { FieldErrors, FormResponse } from '@arena/domain';
import { ApiError } from '../../../lib/calls/api.ts';
import { isUndecided } from '../../../lib/calls/failure-kinds.ts';
import { paidCall } from '../../../lib/proof/paid-call.ts';
import { dequeue, markRefused, type Pending, pendingResponses } from './outbox.ts';
import { withTabLock } from './tab-lock.ts';

/**
 * How a delivery ended. `unreachable`: no answer came, and the server may have the response all the same;
 * `postponed`: the server can't take it now; `refused`: it never will.
 */
export type Delivery =
  | { state: 'delivered' | 'unreachable' | 'postponed' }
  | { state: 'refused'; reason: string; fields: FieldErrors };

const LOCK = 'form-outbox';

function failed(error: unknown): Delivery {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) return { state: 'unreachable' };
  return isUndecided(error)
    ? { state: 'postponed' }
    : { state: 'refused', reason: error.message, fields: error.fields };
}

async function send({ id, formId, answers, submittedAt }: FormResponse): Promise<Delivery> {
  try {
    const request = { params: { formId }, body: { id, answers, submittedAt } };
    await paidCall('POST /forms/:formId/responses', { purpose: 'response', id: formId }, request);
    return { state: 'delivered' };
  } catch (error) {
    return failed(error);
  }
}

async function deliver(pending: Pending): Promise<Delivery> {
  const delivery = await send(pending.response);
  if (delivery.state === 'delivered') dequeue(pending.response.id);
  if (delivery.state === 'refused') markRefused(pending, delivery.reason);
  return delivery;
}

/** Delivers one response now. One tab delivers at a time; a repeated delivery changes nothing on the server. */
export function deliverNow(pending: Pending): Promise<Delivery> {
  return withTabLock(LOCK, () => deliver(pending));
}

/**
 * Tries each pending response once, the oldest first, up to the first that the server can't be reached for.
 * @param afterwards runs before another tab takes its turn.
 */
export function deliverPending(afterwards: () => void): Promise<void> {
  return withTabLock(LOCK, async () => {
    for (const pending of pendingResponses()) {
      const { state } = await deliver(pending);
      if (state === 'unreachable') break;
    }
    afterwards();
  });
}
