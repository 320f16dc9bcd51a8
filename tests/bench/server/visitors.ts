import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from '../timing.ts';

const MILLISECONDS = 1_000;
const agent = new Agent({ keepAlive: true });

/** One request; `body` is sent as JSON. */
export interface Asked {
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends a request, and repeats it after a closed keep-alive connection, as a browser would. */
function ask(url: string, asked: Asked): Promise<IncomingMessage> {
  const { headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { method, headers: { ...headers, ...json }, agent }, resolve);
    sent.once('error', (fault) => (sent.reusedSocket ? resolve(ask(url, asked)) : reject(fault)));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Milliseconds to the complete reply; `heard` gets its status. */
export function timeOf(origin: string, asked: Asked, heard: (status: number) => void): Promise<number> {
  return timed(async () => {
    const response = await ask(origin + asked.path, asked);
    response.resume();
    await once(response, 'end');
    heard(response.statusCode ?? 0);
  });
}

/** Starts a number of requests over some seconds at even intervals, without waiting for earlier answers. */
export async function comeEvenly<T>(
  { amount, seconds }: { amount: number; seconds: number },
  each: (number: number) => Promise<T>,
): Promise<T[]> {
  const begun = performance.now();
  const answers: Promise<T>[] = [];
  for (let number = 0; number < amount; number += 1) {
    const early = begun + (number * seconds * MILLISECONDS) / amount - performance.now();
    if (early > 0) await sleep(early);
    answers.push(each(number));
  }
  return Promise.all(answers);
}
