import type { EndpointReply, EndpointRequest, Endpoints } from '@arena/domain/api';
import { ApiError, call, type DataEndpoint, type Inputs } from '../calls/api.ts';
import { reportProblem } from '../page/log.ts';

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

/** Returns the header with the App Check token, if the deployment uses App Check. */
async function attestation(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return {};
  try {
    const { appCheckToken } = await import('../firebase/app-check.ts');
    return { 'X-Firebase-AppCheck': await appCheckToken() };
  } catch (error) {
    // The server decides on calls without a token, and has the error message.
    reportProblem('Proving to be the site', error);
    return {};
  }
}

/**
 * Like `call`, for visitors' calls: adds an App Check token where the deployment requires it. @throws {ApiError} as
 * `call`; `unattested` if there was no token.
 */
export async function callWithAppCheck<E extends DataEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  return call(endpoint, { ...request, headers: { ...request.headers, ...(await attestation()) } });
}
