import type { EndpointReply, EndpointRequest } from '@arena/domain/api';
import { reportProblem } from '../page/log.ts';
import { call, type DataEndpoint, type Inputs } from './api.ts';

/** The proof to be this site, in a deployment that was given the keys for it. */
async function attestation(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return {};
  try {
    const { appCheckToken } = await import('../firebase/app-check.ts');
    return { 'X-Firebase-AppCheck': await appCheckToken() };
  } catch (error) {
    // Whether it goes without, the server decides; it has the words for it, too.
    reportProblem('Proving to be the site', error);
    return {};
  }
}

/**
 * As `call`, for what visitors send: proves to be this site where the deployment asks for it (Firebase App Check).
 * @throws {ApiError} as `call`; `unattested` where the proof was not to be had.
 */
export async function attestedCall<E extends DataEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  return call(endpoint, { ...request, headers: { ...request.headers, ...(await attestation()) } });
}
