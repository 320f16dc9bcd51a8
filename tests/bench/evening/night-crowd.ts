// Who watches a night and who waits for their match, in a thread of its own: it isn't to hold up whom it is beside.
import { parentPort, workerData } from 'node:worker_threads';
import { type Asked, comeEvenly, timeOf } from '../server/crowd.ts';

/** So many who ask for the same, each when their time has come. */
interface Group {
  origin: string;
  amount: number;
  /** Asked for in turns. */
  asked: readonly Asked[];
}

/** The groups that come over so many seconds. */
export interface Crowd {
  seconds: number;
  groups: readonly Group[];
}

/** How often each status was answered; 0: nothing was. */
export type Statuses = ReadonlyMap<number, number>;

const { seconds, groups }: Crowd = workerData;
const statuses = new Map<number, number>();
const hear = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

await Promise.all(
  groups.map(({ origin, amount, asked }) => {
    const each = (number: number) => timeOf(origin, asked[number % asked.length] ?? { path: '/' }, hear);
    return comeEvenly({ amount, seconds, each: (number) => each(number).catch(() => hear(0)) });
  }),
);
parentPort?.postMessage(statuses);
