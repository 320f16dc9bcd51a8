import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export const MEGABYTE = 2 ** 20;
const PATIENCE_MS = 10_000;
const Answer = z.object({ code: z.string() });

export interface Sent {
  path?: string;
  headers: Record<string, string | number>;
  /** What is sent after the headers; nothing, where an answer to them alone is awaited. */
  chunks?: Iterable<Uint8Array>;
  /** The connection that it shares with others; one of its own without. */
  agent?: Agent;
}

/** Sends a request piece by piece, until it is answered, and gives up where it never is. */
export async function answerTo(
  origin: string,
  { path = '/api/registrations', headers, chunks = [], agent: shared }: Sent,
) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const agent = shared ?? new Agent({ keepAlive: true });
  const sending = request(`${origin}${path}`, { method: 'POST', headers, signal, agent });
  sending.flushHeaders();
  const answered = once(sending, 'response');
  let isAnswered = false;
  void answered.then(
    () => {
      isAnswered = true;
    },
    () => undefined,
  );
  for (const chunk of chunks) {
    if (isAnswered) break;
    if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answered]);
  }
  const [response] = await answered;
  const body = await text(response);
  sending.end();
  if (shared === undefined) agent.destroy();
  return { status: Number(response.statusCode), code: Answer.parse(JSON.parse(body)).code };
}

/** A request whose head has come to the server, and whose body hasn't. */
export interface Unfinished {
  /** Sends all of it, and says how it is answered. */
  finish(body: Uint8Array): Promise<number>;
  goAway(): void;
}

/** Begins to send a request, until the server says that it may go on. */
export async function begin(origin: string, path: string, headers: Sent['headers']): Promise<Unfinished> {
  const sending = request(`${origin}${path}`, { method: 'POST', headers: { ...headers, expect: '100-continue' } });
  sending.on('error', () => undefined).flushHeaders();
  await once(sending, 'continue', { signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async finish(body) {
      const answered = once(sending, 'response');
      sending.end(body);
      const [response] = await answered;
      response.resume();
      return Number(response.statusCode);
    },
    goAway: () => void sending.destroy(),
  };
}

/** Sends a request in part, and goes. */
export async function breakOff(origin: string, { path = '/api/registrations', headers, chunks = [] }: Sent) {
  const sending = request(`${origin}${path}`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  for (const chunk of chunks) await new Promise((sent) => sending.write(chunk, sent));
  sending.destroy();
}

export function* megabytes(count: number): Generator<Uint8Array> {
  const megabyte = Buffer.alloc(MEGABYTE, 'x');
  for (let sent = 0; sent < count; sent += 1) yield megabyte;
}
