// Visitors of a match day, in a thread of their own so that they don't slow the measured organisers down.
import { parentPort, workerData } from 'node:worker_threads';
import { type Asked, comeEvenly, timeOf } from '../server/visitors.ts';

/** The groups that come over so many seconds, each of whose requests take turns. */
export interface Visitors {
  seconds: number;
  groups: readonly { origin: string; amount: number; asked: readonly Asked[] }[];
}

/** Counts by status; 0 is no answer. */
export type Statuses = ReadonlyMap<number, number>;

const { seconds, groups }: Visitors = workerData;
const statuses = new Map<number, number>();
const hear = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

await Promise.all(
  groups.map(({ origin, amount, asked }) => {
    const each = (number: number) => timeOf(origin, asked[number % asked.length] ?? { path: '/' }, hear);
    return comeEvenly({ amount, seconds }, (number) => each(number).catch(() => hear(0)));
  }),
);
parentPort?.postMessage(statuses);
