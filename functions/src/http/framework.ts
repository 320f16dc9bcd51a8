import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@arena/domain';
import { mostBytesOf } from './inputs/body-size.ts';
import { decodable } from './inputs/decodable.ts';

const REQUEST_STARTS = 'http.server.request.start';

/** What a body is refused with: it is too large, breaks off, or is in an encoding that nobody here knows. */
const REFUSALS: readonly number[] = [400, 413, 415];

const BYTES = 'application/octet-stream';

/** The responses that code of ours has taken on. */
const ours = new WeakSet<ServerResponse>();
/** Those of requests that were refused before anybody read them. */
const refused = new WeakSet<ServerResponse>();

/** The requests whose bodies are large, or may become so, and that aren't answered yet: what came of them is held. */
const large = new Set<IncomingMessage>();

/** What bodies are said to be, as long as the framework has to do with them. */
const types = new WeakMap<IncomingMessage, string>();

/**
 * Says that a request is up to us from here on, and what answers it; false where it was answered already. Its body is
 * what it says it is again.
 */
export function takeOn(request: IncomingMessage, response: ServerResponse): boolean {
  if (refused.has(response)) return false;
  ours.add(response);
  const type = types.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
  return true;
}

/** A request that has come with its headers, and what it will be answered by. */
interface Start {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What the channel says of a request. By its shape: to import `node:http` as a module loads what only `fetch` needs. */
function isStart(message: unknown): message is Start {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message;
}

/** How many bytes the body of a request may have. */
type MostBytes = (request: IncomingMessage) => number;

type Code = 'malformed' | 'too_large' | 'unavailable';

/** Sends the body of a response, whatever stands in the way of others who would. */
type End = (body: string) => unknown;

/**
 * Refuses a request like every other; what the framework would write is dropped, for it can name its own files. What
 * says how is loaded with the first refusal: an instance is ready sooner.
 */
async function refuse(response: ServerResponse, code: Code, end: End): Promise<void> {
  if (refused.has(response)) return;
  refused.add(response);
  const [{ ApiError }, { statusOf, toFailure }] = await Promise.all([import('../failure.ts'), import('./failure.ts')]);
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
  // The framework may answer too, once the connection closes: headers after the end are an error that ends the process.
  response.setHeader = () => response;
  response.removeHeader = () => undefined;
}

/** Whether so much may come of a body that only a few of them are held at once. */
function mayBeLarge(headers: IncomingMessage['headers'], most: number): boolean {
  return Math.min(most, Number(headers['content-length'] ?? most)) > limits.largeBodies.bytes;
}

/** Why a request is refused by what it says of its body; null where it isn't. */
function announced({ headers }: IncomingMessage, most: number): Code | null {
  if ((headers['content-encoding'] || 'identity').toLowerCase() !== 'identity') return 'malformed';
  if (Number(headers['content-length'] ?? 0) > most) return 'too_large';
  return mayBeLarge(headers, most) && large.size >= limits.largeBodies.atOnce ? 'unavailable' : null;
}

/** Counts a body as held until its request is answered, or its sender has gone. */
function hold({ request, response }: Start): void {
  large.add(request);
  response.once('close', () => large.delete(request));
}

/**
 * Lets `request` be read as far as a call's body goes: what comes after that is dropped, and `tooMuch` told. Then it
 * has no end either: whoever waits for one would take what was dropped for an error, and break off the connection. So
 * nobody listens any more: who waits holds what has come before.
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

/**
 * Refuses a body that is compressed or too large before the framework has it in memory: by what is said of it, and
 * where nothing is said, as soon as too much has come. What the framework refuses after that is refused as we do.
 */
function guard({ request, response }: Start, mostOf: MostBytes): void {
  const most = mostOf(request);
  const original = response.end;
  const end: End = (body) => Reflect.apply(original, response, [body]);
  const code = announced(request, most);
  if (code !== null) void refuse(response, code, end);
  else if (mayBeLarge(request.headers, most)) hold({ request, response });
  dropBeyond(request, code === null ? most : 0, () => void refuse(response, 'too_large', end));
  response.end = new Proxy(original, {
    apply(_end, self, sent) {
      if (refused.has(response)) return response;
      const isRefusal = !ours.has(response) && !response.headersSent && REFUSALS.includes(response.statusCode);
      if (!isRefusal) return Reflect.apply(original, self, sent);
      void refuse(response, response.statusCode === 413 ? 'too_large' : 'malformed', end);
      return response;
    },
  });
}

/**
 * Has the framework read a body as bytes, whatever it is: a parser of its own would log a part of what it stumbles
 * over, somebody's name or ID.
 */
function haveBytesRead(request: IncomingMessage): void {
  const { headers } = request;
  const type = headers['content-type'];
  if (type === undefined) return;
  types.set(request, type);
  headers['content-type'] = BYTES;
}

/**
 * The functions framework reads a body before any function sees its request: up to a gigabyte of it, inflated. It
 * refuses one that it can't read with HTML, and a stack where it doesn't know that this is production. From here on
 * this process lets it read what can be a call's body and nothing else, and refuses as the contract says: JSON, a
 * stable code and a text to read (400 `malformed`, 413 `too_large`, 503 `unavailable` where it holds as many large bodies
 * as it may). It only reads: what the bytes say is up to us. Its router gets no address that it fails at. Returns what
 * makes an end of it.
 */
export function standBeforeTheFramework(mostOf: MostBytes = mostBytesOf): () => void {
  const stand = (message: unknown) => {
    if (!isStart(message)) return;
    message.request.url = decodable(message.request.url ?? '/');
    guard(message, mostOf);
    haveBytesRead(message.request);
  };
  subscribe(REQUEST_STARTS, stand);
  return () => void unsubscribe(REQUEST_STARTS, stand);
}
