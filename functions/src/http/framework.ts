// Guards against the functions framework, which reads bodies before any function runs, up to 1 GB decompressed. It also
// logs parts of invalid bodies, answers with HTML and stack traces, and fails on undecodable paths.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@arena/domain';
import { decodable } from './inputs/decodable.ts';

const REQUEST_STARTS = 'http.server.request.start';
/** Statuses with which the framework refuses an unreadable body. */
const REFUSALS: readonly number[] = [400, 413, 415];
const BYTES = 'application/octet-stream';

type Code = 'malformed' | 'too_large' | 'unauthenticated' | 'forbidden' | 'unavailable';

export interface BodyRules {
  /** Returns the maximum size of a request's body in bytes. */
  mostBytes(request: IncomingMessage): number;
  /** Checks the sender of a large body. Returns null, or the error code of the refusal. */
  admit(authorization: string | undefined): Promise<Code | null>;
}

interface Guarded {
  request: IncomingMessage;
  response: ServerResponse;
  /** Original content type of the request. */
  type: string | undefined;
  isOurs: boolean;
  isRefused: boolean;
  end(body: string): unknown;
}

const guarded = new WeakMap<ServerResponse, Guarded>();
/** Large requests that are being received or held in memory. */
const large = new Set<IncomingMessage>();

/** Hands a request to our code with its original content type. False if it was already refused. */
export function acceptRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const state = guarded.get(response);
  if (state === undefined) return true;
  if (state.isRefused) return false;
  state.isOurs = true;
  if (state.type !== undefined) request.headers['content-type'] = state.type;
  return true;
}

/** Type guard for the channel's message. Importing `node:http` as a value would load code that only `fetch` needs. */
function isStart(message: unknown): message is Pick<Guarded, 'request' | 'response'> {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message;
}

/** Sends an error response. Loads the texts late, so that instances start sooner. */
async function refuse(state: Guarded, code: Code): Promise<void> {
  const { response, end } = state;
  if (state.isRefused) return;
  state.isRefused = true;
  const [{ ApiError }, { statusOf, toFailure }] = await Promise.all([
    import('../platform/api-error.ts'),
    import('./failure.ts'),
  ]);
  if (response.headersSent) return;
  const error = new ApiError(code);
  const body = JSON.stringify(toFailure(error));
  response.statusCode = statusOf[code];
  response.statusMessage = '';
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.setHeader('Cache-Control', 'no-store');
  if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', error.retryAfterSeconds);
  end(body);
  // The framework may also answer when the connection closes. A header set after the end would crash the process.
  response.setHeader = () => response;
  response.removeHeader = () => undefined;
}

/** Returns the maximum number of bytes that a body may have; 0 for a request without a body. */
function expectedBytes({ headers }: IncomingMessage, most: number): number {
  const unannounced = headers['transfer-encoding'] === undefined ? 0 : most;
  return Math.min(most, Number(headers['content-length'] ?? unannounced));
}

/** Returns the refusal if the headers alone rule the body out. */
function refusalByHeaders({ headers }: IncomingMessage, most: number): Code | null {
  if ((headers['content-encoding'] || 'identity').toLowerCase() !== 'identity') return 'malformed';
  return Number(headers['content-length'] ?? 0) > most ? 'too_large' : null;
}

/**
 * Passes on `most` bytes and drops the rest. Also removes the listeners, because the framework would break the
 * connection on an unfinished body and keep the part it received.
 */
function dropBeyond(request: IncomingMessage, most: number, tooMuch: () => void): void {
  const push = request.push.bind(request);
  let read = 0;
  request.push = (chunk, encoding) => {
    read += chunk?.length ?? 0;
    if (read <= most) return push(chunk, encoding);
    request.removeAllListeners();
    tooMuch();
    return true;
  };
}

/** Stops reading a body until the returned function is called. */
function pauseBody(request: IncomingMessage): (isWanted: boolean) => void {
  const push = request.push.bind(request);
  const held: Parameters<typeof push>[] = [];
  request.push = (chunk, encoding) => {
    held.push([chunk, encoding]);
    return false;
  };
  return (isWanted) => {
    request.push = isWanted ? push : () => true;
    if (isWanted) for (const [chunk, encoding] of held) push(chunk, encoding);
    else request.removeAllListeners();
    request.socket.resume();
  };
}

/** Admits a large body from an organiser, within limits of number and time. */
async function admitLarge(state: Guarded, admit: BodyRules['admit']): Promise<void> {
  const { request, response } = state;
  const resume = pauseBody(request);
  const isFull = () => large.size >= limits.largeBodies.atOnce;
  const code = (await admit(request.headers.authorization)) ?? (isFull() ? 'unavailable' : null);
  if (request.socket.destroyed) return;
  if (code === null) {
    large.add(request);
    const timer = setTimeout(() => {
      if (!request.complete) void refuse(state, 'unavailable');
    }, limits.largeBodies.arrival);
    response.once('close', () => {
      clearTimeout(timer);
      large.delete(request);
    });
  } else await refuse(state, code);
  resume(code === null);
}

function guard(state: Guarded, { mostBytes, admit }: BodyRules): void {
  const { request, response } = state;
  const most = mostBytes(request);
  const original = response.end;
  state.end = (body) => Reflect.apply(original, response, [body]);
  const code = refusalByHeaders(request, most);
  dropBeyond(request, code === null ? most : 0, () => void refuse(state, 'too_large'));
  if (code !== null) void refuse(state, code);
  else if (expectedBytes(request, most) > limits.largeBodies.bytes) void admitLarge(state, admit);
  response.end = new Proxy(original, {
    apply(_end, self, sent) {
      if (state.isRefused) return response;
      const isRefusal = !state.isOurs && !response.headersSent && REFUSALS.includes(response.statusCode);
      if (!isRefusal) return Reflect.apply(original, self, sent);
      void refuse(state, response.statusCode === 413 ? 'too_large' : 'malformed');
      return response;
    },
  });
  guarded.set(response, state);
}

/**
 * Guards every request of this process. The framework reads bodies as bytes and within our limits only. Its refusals
 * become API errors: 400 `malformed`, 401 `unauthenticated`, 403 `forbidden`, 413 `too_large`, 503 `unavailable`.
 * Returns its undo.
 */
export function guardFramework(rules: BodyRules): () => void {
  const guardRequest = (message: unknown) => {
    if (!isStart(message)) return;
    const { request, response } = message;
    const type = request.headers['content-type'];
    request.url = decodable(request.url ?? '/');
    guard({ request, response, type, isOurs: false, isRefused: false, end: () => undefined }, rules);
    if (type !== undefined) request.headers['content-type'] = BYTES;
  };
  subscribe(REQUEST_STARTS, guardRequest);
  return () => void unsubscribe(REQUEST_STARTS, guardRequest);
}
