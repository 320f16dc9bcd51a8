import { CONNECTION_LOST, commonErrorText, type Permission } from '@arena/domain';
import type { Endpoint, EndpointReply, EndpointRequest, Endpoints } from '@arena/domain/api';
import {
  ApiError,
  call,
  callForFile,
  type DataEndpoint,
  dataOf,
  FILE_TIMEOUT,
  type FileEndpoint,
  type Inputs,
} from './api.ts';

/** Calls with a form body, such as with a file. */
type FormEndpoint = {
  [E in Endpoint]: Endpoints[E] extends { consumes: 'multipart/form-data' } ? E : never;
}[Endpoint];

/**
 * Calls with a form body, with time for an upload. Separate from `call`, because no visitor's page needs it.
 * @throws {ApiError} as `call`
 */
async function callWithForm<E extends FormEndpoint>(
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

/** The signed-in account, provided by the session. */
export interface Credentials {
  uid: string;
  /** Known permissions; the server decides. */
  permissions: readonly string[];
  /** Returns a valid ID token. @throws {ApiError} */
  token(): Promise<string>;
  /** Called after a refusal. Resolves once the session is checked. */
  refused(error: ApiError): Promise<void>;
}

let credentials: Credentials | null = null;
const forgetting: (() => void)[] = [];

/** True if a caller may read everything that the previous one has read. */
function mayKeep(before: Credentials | null, now: Credentials | null): boolean {
  if (before?.uid !== now?.uid) return false;
  return before?.permissions.every((one) => now?.permissions.includes(one)) ?? true;
}

/** Sets the caller; null after signing out. Clears the caches of another caller or a revoked role. */
export function provideCredentials(provided: Credentials | null): void {
  const isKept = mayKeep(credentials, provided);
  credentials = provided;
  if (!isKept) for (const forget of forgetting) forget();
}

/** True if the caller's role has the permission, or is unknown and the server decides. */
export function mayCall(permission: Permission): boolean {
  return credentials === null || credentials.permissions.includes(permission);
}

/** Registers `forget`, called when the account changes, to clear data of the former one. */
export function forgetWithAccount(forget: () => void): void {
  forgetting.push(forget);
}

/** Reports a refusal by another service than the API to the session. */
export async function reportRefusal(error: ApiError): Promise<void> {
  await credentials?.refused(error);
}

async function authorized<Reply>(work: (token: string) => Promise<Reply>): Promise<Reply> {
  const caller = credentials;
  if (caller === null) throw new ApiError(commonErrorText.unauthenticated, { code: 'unauthenticated', status: 401 });
  let reply: Reply;
  try {
    reply = await work(await caller.token());
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) await caller.refused(error);
    throw error;
  }
  // Drop the reply if the account has changed.
  if (credentials?.uid !== caller.uid) throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  return reply;
}

/**
 * Like `call`, as the signed-in account. A refusal is also reported to the session, which ends if the account or its
 * role is gone.
 * @throws {ApiError} as `call`; `unauthenticated` without an account
 */
export function authorizedCall<E extends DataEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  return authorized((token) => call(endpoint, { ...request, token }));
}

/** Like `callWithForm`, as the signed-in account. @throws {ApiError} as `authorizedCall` */
export function authorizedForm<E extends FormEndpoint>(endpoint: E, body: FormData): Promise<EndpointReply<E>> {
  return authorized((token) => callWithForm(endpoint, { body, token }));
}

/** Like `callForFile`, as the signed-in account. @throws {ApiError} as `authorizedCall` */
export function authorizedFile<E extends FileEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
  onPiece: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Blob> {
  return authorized((token) => callForFile(endpoint, { ...request, token }, onPiece));
}
