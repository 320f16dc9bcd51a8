import { CONNECTION_LOST } from '@arena/domain';
import type { Endpoint, EndpointReply, Endpoints } from '@arena/domain/api';
import { ApiError, dataOf, FILE_TIMEOUT } from './api.ts';

/** The calls that take a form, such as one with a file. */
export type FormEndpoint = {
  [E in Endpoint]: Endpoints[E] extends { consumes: 'multipart/form-data' } ? E : never;
}[Endpoint];

/**
 * Calls with a form, which may hold a file and so take its time. Apart from `call`, since no visitor's page needs it.
 * @throws {ApiError} as `call`
 */
export async function callWithForm<E extends FormEndpoint>(
  endpoint: E,
  { body, token }: { body: FormData; token: string },
): Promise<EndpointReply<E>> {
  const [method = '', path = ''] = endpoint.split(' ');
  const headers = { Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(FILE_TIMEOUT);
  const response = await fetch(`/api${path}`, { method, headers, body, signal }).catch(() => {
    throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  });
  return dataOf(response);
}
