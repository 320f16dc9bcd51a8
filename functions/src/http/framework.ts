import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

const REQUEST_STARTS = 'http.server.request.start';

/** What a body is refused with: it is too large, breaks off, or is in an encoding that nobody here knows. */
const REFUSALS: readonly number[] = [400, 413, 415];

const BYTES = 'application/octet-stream';

/** The responses that code of ours has taken on. */
const ours = new WeakSet<ServerResponse>();

/** What bodies are said to be, as long as the framework has to do with them. */
const types = new WeakMap<IncomingMessage, string>();

/** Says that a request is up to us from here on, and what answers it. Its body is what it says it is again. */
export function takeOn(request: IncomingMessage, response: ServerResponse): void {
  ours.add(response);
  const type = types.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
}

/** What the channel says of a request. By its shape: to import `node:http` as a module loads what only `fetch` needs. */
function isStart(message: unknown): message is { request: IncomingMessage; response: ServerResponse } {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message;
}

/**
 * Has the framework read a body as bytes, whatever it is: a parser of its own would log a part of what it stumbles
 * over, somebody's name or ID, and parses megabytes that we refuse for their size.
 */
function haveBytesRead(request: IncomingMessage): void {
  const { headers } = request;
  const type = headers['content-type'];
  if (type === undefined) return;
  types.set(request, type);
  headers['content-type'] = BYTES;
}

/**
 * The body of the framework's refusal, told like every other; what the framework wrote is dropped, for it can name its
 * own files. What says how is loaded with the first refusal: an instance is ready sooner.
 */
async function refuseAnew(response: ServerResponse): Promise<string> {
  const [{ ApiError }, { statusOf, toFailure }] = await Promise.all([import('../failure.ts'), import('./failure.ts')]);
  const refusal = new ApiError(response.statusCode === 413 ? 'too_large' : 'malformed');
  const body = JSON.stringify(toFailure(refusal));
  response.statusCode = statusOf[refusal.code];
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.setHeader('Cache-Control', 'no-store');
  return body;
}

/**
 * The functions framework reads a body before any function sees its request, and refuses one that it can't read with
 * HTML, and a stack where it doesn't know that this is production. From here on this process refuses it as the
 * contract says: JSON, a stable code and a text to read (400 `malformed`, 413 `too_large`). It only reads: what the
 * bytes say is up to us.
 */
export function speakForTheFramework(): void {
  subscribe(REQUEST_STARTS, (message) => {
    if (!isStart(message)) return;
    const { request, response } = message;
    haveBytesRead(request);
    response.end = new Proxy(response.end, {
      apply(end, self, sent) {
        const isRefusal = !ours.has(response) && !response.headersSent && REFUSALS.includes(response.statusCode);
        if (!isRefusal) return Reflect.apply(end, self, sent);
        void refuseAnew(response).then((body) => Reflect.apply(end, self, [body]));
        return response;
      },
    });
  });
}
