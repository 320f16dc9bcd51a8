import type { EndpointReply, EndpointRequest, Endpoints, Purpose } from '@arena/domain/api';
import { ApiError, type DataEndpoint, type Inputs } from '../calls/api.ts';
import { attestedCall } from '../calls/attested-call.ts';
import { dropProof, prepareProof, proofFor } from './proof.ts';

/** The calls that are paid for with work. */
type PricedEndpoint = { [E in DataEndpoint]: Endpoints[E] extends { priced: object } ? E : never }[DataEndpoint];

/**
 * As `attestedCall`, for what has a price: brings along the proof that the work for `wanted` was done, which is usually
 * there already. One that the server turns down is replaced once, without a word.
 * @throws {ApiError} as `call`; `proof_required` where the other one was turned down, too.
 */
export async function paidCall<E extends PricedEndpoint>(
  endpoint: E,
  wanted: Purpose,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  const send = async () => attestedCall(endpoint, { ...request, headers: { 'X-Proof': await proofFor(wanted) } });
  try {
    const reply = await send();
    dropProof(wanted);
    return reply;
  } catch (error) {
    // Without an answer it may never have arrived: then the proof is as good as before.
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    dropProof(wanted);
    if (error.code === 'proof_required') return sendOnceMore(wanted, send);
    prepareProof(wanted);
    throw error;
  }
}

async function sendOnceMore<T>(wanted: Purpose, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } finally {
    dropProof(wanted);
  }
}
