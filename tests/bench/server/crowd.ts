import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from '../timing.ts';

const MILLISECONDS = 1_000;
const agent = new Agent({ keepAlive: true });

/** What somebody asks for; `body` is sent as JSON. */
export interface Asked {
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Asks, and once more where the server has just closed the connection that was kept, as a browser would. */
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

/** Milliseconds until the answer has come whole; `heard` is told its status. */
export function timeOf(origin: string, asked: Asked, heard: (status: number) => void): Promise<number> {
  return timed(async () => {
    const response = await ask(origin + asked.path, asked);
    response.resume();
    await once(response, 'end');
    heard(response.statusCode ?? 0);
  });
}

/** When so many come over some seconds, and what each does. */
interface Coming<T> {
  amount: number;
  seconds: number;
  each(number: number): Promise<T>;
}

/** So many who come one after the other, each when its time has come, whether or not those before were answered. */
export async function comeEvenly<T>({ amount, seconds, each }: Coming<T>): Promise<T[]> {
  const begun = performance.now();
  const answers: Promise<T>[] = [];
  for (let number = 0; number < amount; number += 1) {
    const early = begun + (number * seconds * MILLISECONDS) / amount - performance.now();
    if (early > 0) await sleep(early);
    answers.push(each(number));
  }
  return Promise.all(answers);
}
