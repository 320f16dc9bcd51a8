import {
  type Challenge,
  CONNECTION_LOST,
  commonErrorText,
  type ErrorCode,
  type FieldErrors,
  SECOND,
} from '@arena/domain';
import type { Endpoint, EndpointReply, EndpointRequest, Endpoints } from '@arena/domain/api';
import { recordServerTime } from '../time/clock.ts';

const TIMEOUT = 20_000;
/** Milliseconds; a long file is streamed. */
export const FILE_TIMEOUT = 5 * 60_000;

/** Messages for answers without one. */
const textOfStatus: Record<number, string> = {
  401: commonErrorText.unauthenticated,
  403: commonErrorText.forbidden,
  404: commonErrorText.not_found,
  500: commonErrorText.internal,
};
const UNEXPECTED = 'Ha ocurrido un error inesperado';

const NO_TEXT = 'HTTP error! status: ';

/**
 * A failed call. `text` is for users. Without an answer `status` is 0 and `code` is `connection`; the call may have
 * taken effect.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'connection' | 'unexpected';
  readonly status: number;
  /** Messages by field path (`email`, `answers.q1`). */
  readonly fields: FieldErrors;
  /** Work to do before the call is sent again. */
  readonly challenge: Challenge | undefined;

  constructor(
    message: string,
    details: { code: ApiError['code']; status: number; fields?: FieldErrors; challenge?: Challenge | undefined },
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.challenge = details.challenge;
  }

  /** True if the answer brought a message. */
  get hasOwnText(): boolean {
    return !this.message.startsWith(NO_TEXT);
  }

  /** The answer's own message, or the one of its status. */
  get text(): string {
    return this.hasOwnText ? this.message : (textOfStatus[this.status] ?? UNEXPECTED);
  }
}

/** Excludes calls with a flat envelope, calls with files, and calls whose address can name a person. */
type Special = { envelope: 'flat' | 'stream' } | { consumes: string } | { namesPerson: true };

/** Calls with a JSON body and a reply under `data`: all but a few. */
export type DataEndpoint = { [E in Endpoint]: Endpoints[E] extends Special ? never : E }[Endpoint];

/** Calls with a file as reply. */
export type FileEndpoint = {
  [E in Endpoint]: Endpoints[E] extends { envelope: 'stream' } ? E : never;
}[Endpoint];

export interface Inputs {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** ID token of the caller; public calls have none. */
  token?: string;
  /** Idempotency key: repeating a call with it creates nothing new. */
  key?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Any reply of the API; empty for a reply that isn't JSON. */
interface Answer<Data> {
  success?: boolean;
  data?: Data;
  error?: string;
  message?: string;
  code?: ErrorCode;
  fields?: FieldErrors;
  challenge?: Challenge;
}

function addressOf(endpoint: string, { params = {}, query = {} }: Inputs): { method: string; url: string } {
  const [method = 'GET', pattern = '/'] = endpoint.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(given).toString();
  return { method, url: `/api${path}${search ? `?${search}` : ''}` };
}

function headersOf({ body, token, key, headers }: Inputs): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...headers,
  };
}

/** Reports the server's clock in an answer, with its age in caches. */
function hearClock({ headers }: Response, sentAt: number): void {
  const said = Date.parse(headers.get('date') ?? '') + SECOND * Number(headers.get('age'));
  // The time of reading is no measure: a phone may have slept meanwhile.
  if (!Number.isNaN(said)) recordServerTime(said, sentAt);
}

async function send(endpoint: string, inputs: Inputs, timeout = TIMEOUT): Promise<Response> {
  const { method, url } = addressOf(endpoint, inputs);
  const sentAt = Date.now();
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(inputs),
      body: inputs.body === undefined ? null : JSON.stringify(inputs.body),
      signal: AbortSignal.timeout(timeout),
    });
    hearClock(response, sentAt);
    return response;
  } catch {
    throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  }
}

async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  try {
    const answer: Answer<Data> | null = await response.json();
    return answer ?? {};
  } catch {
    // A proxy's error page, or a connection that broke during the answer.
    return {};
  }
}

function failureOf({ status, ok }: Response, answer: Answer<unknown>): ApiError {
  // An incomplete answer doesn't tell if the call took effect, like a missing one.
  if (ok && answer.success === undefined) return new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  const message = answer.message ?? answer.error ?? `${NO_TEXT}${status}`;
  const { code = 'unexpected', fields = {}, challenge } = answer;
  return new ApiError(message, { code, status, fields, challenge });
}

/** Returns a response's `data`. @throws {ApiError} */
export async function dataOf<Data>(response: Response): Promise<Data> {
  const answer = await readAnswer<Data>(response);
  if (!response.ok || answer.success !== true || answer.data === undefined) throw failureOf(response, answer);
  return answer.data;
}

/**
 * Calls an endpoint by its name in the domain's table, such as `call('POST /registrations', { body })`, and returns the
 * reply's `data`.
 * @throws {ApiError} for every failure
 */
export async function call<E extends DataEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
): Promise<EndpointReply<E>> {
  return dataOf(await send(endpoint, request));
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) yield piece.value;
}

/**
 * Calls for a file and collects it, reporting each chunk.
 * @throws {ApiError} as `call`, and if the file is incomplete
 */
export async function callForFile<E extends FileEndpoint>(
  endpoint: E,
  request: EndpointRequest<E> & Inputs,
  onPiece: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Blob> {
  const response = await send(endpoint, request, FILE_TIMEOUT);
  if (!response.ok) throw failureOf(response, await readAnswer(response));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    for await (const piece of piecesOf(response)) {
      pieces.push(piece);
      onPiece(piece);
    }
  } catch {
    throw new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
