import type { EndpointReply, EndpointRequest } from '@arena/domain/api';
import { reportProblem } from '../page/log.ts';
import { call, type DataEndpoint, type Inputs } from './api.ts';

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
