import type { EndpointReply, EndpointRequest } from '@arena/domain/api';
import { ApiError, call, type DataEndpoint, type Inputs } from './api.ts';

/** Who is signed in, as far as calls need to know. The session provides it while there is one. */
export interface Credentials {
  /** A good ID token. @throws {ApiError} */
  token(): Promise<string>;
  /** Hears that the server turned a call down. Resolves once it has found out what that means. */
  refused(error: ApiError): Promise<void>;
}

let credentials: Credentials | null = null;

/** Sets who calls; null: nobody does any more. */
export function provideCredentials(provided: Credentials | null): void {
  credentials = provided;
}

const NOBODY = 'No autorizado. Por favor inicia sesión nuevamente.';

/**
 * As `call`, by the one who is signed in. A refusal is also told to the session, which ends where the account or
 * its role is gone.
 * @throws {ApiError} as `call`; `unauthenticated` where nobody is signed in.
 */
export async function authorizedCall<E extends DataEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  const caller = credentials;
  if (caller === null) throw new ApiError(NOBODY, { code: 'unauthenticated', status: 401 });
  try {
    return await call(endpoint, { ...request, token: await caller.token() });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) await caller.refused(error);
    throw error;
  }
}
