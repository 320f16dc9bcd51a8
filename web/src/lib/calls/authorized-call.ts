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

/** Who is signed in, as far as calls need to know. The session provides it while there is one. */
export interface Credentials {
  uid: string;
  /** What their role lets them do, as far as is known here: the server decides. */
  permissions: readonly string[];
  /** A good ID token. @throws {ApiError} */
  token(): Promise<string>;
  /** Hears that the server turned a call down. Resolves once it has found out what that means. */
  refused(error: ApiError): Promise<void>;
}

let credentials: Credentials | null = null;
const forgetting: (() => void)[] = [];

/** Sets who calls; null: nobody does any more. What the one before has read is forgotten. */
export function provideCredentials(provided: Credentials | null): void {
  const isSame = provided?.uid === credentials?.uid;
  credentials = provided;
  if (!isSame) for (const forget of forgetting) forget();
}

/** Whether the role of who calls allows that; where nobody does the call itself says so. */
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
  // What comes for an account that was left meanwhile is for nobody: to whoever asked it has never come.
  if (credentials?.uid !== caller.uid) throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  return reply;
}

/**
 * As `call`, by the one who is signed in. A refusal is also told to the session, which ends where the account or
 * its role is gone.
 * @throws {ApiError} as `call`; `unauthenticated` where nobody is signed in.
 */
export function authorizedCall<E extends DataEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  return authorized((token) => call(endpoint, { ...request, token }));
}

/** As `callWithForm`, by the one who is signed in. @throws {ApiError} as `authorizedCall` */
export function authorizedForm<E extends FormEndpoint>(endpoint: E, body: FormData): Promise<EndpointReply<E>> {
  return authorized((token) => callWithForm(endpoint, { body, token }));
}

/** As `callForFile`, by the one who is signed in. @throws {ApiError} as `authorizedCall` */
export function authorizedFile<E extends FileEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
  onPiece: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Blob> {
  return authorized((token) => callForFile(endpoint, { ...request, token }, onPiece));
}
