import { CONNECTION_LOST, errorText, type Permission } from '@arena/domain';
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

/** The calls that take a form, such as one with a file. */
type FormEndpoint = {
  [E in Endpoint]: Endpoints[E] extends { consumes: 'multipart/form-data' } ? E : never;
}[Endpoint];

/**
 * Calls with a form, which may hold a file and so take its time. Apart from `call`, since no visitor's page needs it.
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

/** The signed-in account for calls, provided by the session. */
export interface Credentials {
  uid: string;
  /** Permissions as known here; the server decides. */
  permissions: readonly string[];
  /** A good ID token. @throws {ApiError} */
  token(): Promise<string>;
  /** Called after a refusal. Resolves once the session is checked. */
  refused(error: ApiError): Promise<void>;
}

let credentials: Credentials | null = null;
const forgetting: (() => void)[] = [];

/** True if a caller may read everything that the one before them has read. */
function mayKeep(before: Credentials | null, now: Credentials | null): boolean {
  if (before?.uid !== now?.uid) return false;
  return before?.permissions.every((one) => now?.permissions.includes(one)) ?? true;
}

/** Sets the caller; null after signing out. Clears the caches of another one, and of a role that is taken. */
export function provideCredentials(provided: Credentials | null): void {
  const isKept = mayKeep(credentials, provided);
  credentials = provided;
  if (!isKept) for (const forget of forgetting) forget();
}

/** True if the caller's role allows it, or is unknown: then the server refuses. */
export function mayCall(permission: Permission): boolean {
  return credentials === null || credentials.permissions.includes(permission);
}

/** Has `forget` forget what an account has read or typed, once it is left or another one comes. */
export function forgetWithAccount(forget: () => void): void {
  forgetting.push(forget);
}

/** Tells the session that what isn't the API turned the signed-in person down. */
export async function reportRefusal(error: ApiError): Promise<void> {
  await credentials?.refused(error);
}

async function authorized<Reply>(work: (token: string) => Promise<Reply>): Promise<Reply> {
  const caller = credentials;
  if (caller === null) throw new ApiError(errorText.unauthenticated, { code: 'unauthenticated', status: 401 });
  let reply: Reply;
  try {
    reply = await work(await caller.token());
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) await caller.refused(error);
    throw error;
  }
  // Drop a reply for an account that was left since.
  if (credentials?.uid !== caller.uid) throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  return reply;
}

/**
 * Like `call`, as the signed-in account. A refusal also goes to the session, which ends if the account or its role is
 * gone. @throws {ApiError} as `call`; `unauthenticated` without an account.
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
