import { type Endpoint, endpoints, specOf } from '@arena/domain/api';
import { ApiError } from '../../../functions/src/failure.ts';
import { parseInput } from '../../../functions/src/http/inputs/input.ts';
import type { Sendable } from '../resources/resource.ts';
import type { Reply, TestApi } from './api.ts';

export const endpointNames = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name));

/** Whether after this answer the next call may be answered otherwise: it has written something, or was one too many. */
export const leavesTraces = (endpoint: Endpoint, { status }: Pick<Reply, 'status'>): boolean =>
  status === 429 || (status === 200 && !endpoint.startsWith('GET '));

/** Whether the server's own parsing takes a call. @throws whatever else than a refusal comes of it. */
export function isTaken(endpoint: Endpoint, { params, query, body }: Sendable): boolean {
  try {
    parseInput(endpoint, { params, query, body });
    return true;
  } catch (fault) {
    if (fault instanceof ApiError && (fault.code === 'invalid' || fault.code === 'malformed')) return false;
    throw fault;
  }
}

/** Sends a call as its endpoint takes it: parameters in the path, JSON or a form as the body. */
export function sendTo(api: TestApi, endpoint: Endpoint, sent: Sendable, token?: string): Promise<Reply> {
  const { params = {}, query, body, headers = {} } = sent;
  const path = endpoint.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  const line = asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
  if (specOf(endpoint).consumes !== 'multipart/form-data') return api.call(line, { token, body, headers });
  const data = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    data.set(name, value instanceof Blob ? value : String(value));
  return api.call(line, { token, form: data, headers });
}
