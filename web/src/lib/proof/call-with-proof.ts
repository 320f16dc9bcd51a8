import type { EndpointReply, EndpointRequest, Endpoints } from '@arena/domain/api';
import { ApiError, type DataEndpoint, type Inputs } from '../calls/api.ts';
import { callWithAppCheck } from '../calls/call-with-app-check.ts';

type ProvenEndpoint = {
  [E in DataEndpoint]: Endpoints[E] extends { requiresProofOfWork: true } ? E : never;
}[DataEndpoint];

/**
 * Like `callWithAppCheck`. If the server answers with a challenge, it is solved and the call repeated.
 * @throws {ApiError} as `call`
 */
export async function callWithProof<E extends ProvenEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  try {
    return await callWithAppCheck(endpoint, request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.challenge === undefined) throw error;
    const { challenge } = error;
    const { solveInWorker } = await import('./proof.ts').catch(() => {
      throw error;
    });
    return callWithAppCheck(endpoint, { ...request, headers: { 'X-Proof': await solveInWorker(challenge) } });
  }
}
