import type { NamedEntry, ReadOptions } from '@arena/domain';

/** Work for the worker that reads workbooks and long texts. */
export type FileWork =
  | { do: 'sheets'; bytes: ArrayBuffer }
  | { do: 'result'; text: string; lobby: readonly NamedEntry[]; options: ReadOptions };

type StartWorker = () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const MOST_MILLISECONDS = 15_000;

/** The worker couldn't start, as without a connection, or failed. */
export class WorkerFailed extends Error {}

/** The worker was stopped at its deadline. */
export class DeadlineExceeded extends Error {}

function startWorker(): Worker {
  return new Worker(new URL('./read-files.worker.ts', import.meta.url), { type: 'module' });
}

export interface AskOptions {
  start?: StartWorker;
  /** Milliseconds until the worker is stopped. */
  most?: number;
  signal?: AbortSignal;
}

/** Has a worker do something, and stops it at the deadline. @throws {DeadlineExceeded} */
export function askWorker(work: FileWork, options: AskOptions = {}): Promise<unknown> {
  const { start = startWorker, most = MOST_MILLISECONDS, signal } = options;
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<unknown>((resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded()), most);
    worker.addEventListener('message', ({ data }) => resolve(data));
    signal?.addEventListener('abort', () => reject(new Error('Nobody needs the answer')));
    worker.addEventListener('error', () => reject(new WorkerFailed()));
    worker.postMessage(work);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
