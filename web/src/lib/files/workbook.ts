import type { ResultPart } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { TooLargeWorkbook } from './too-large-workbook.ts';

const MOST_MILLISECONDS = 15_000;

const Answer = z.union([
  z.object({ parts: z.array(z.object({ title: z.string(), text: z.string() })) }),
  z.object({ isTooLarge: z.boolean() }),
]);

function startWorker(): Worker {
  return new Worker(new URL('./read-sheets.worker.ts', import.meta.url), { type: 'module' });
}

/** Reads a workbook in a worker, which is stopped at the deadline. @throws {TooLargeWorkbook} */
export function readInWorker(
  bytes: ArrayBuffer,
  start: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = startWorker,
  most = MOST_MILLISECONDS,
): Promise<ResultPart[]> {
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<ResultPart[]>((resolve, reject) => {
    timer = setTimeout(() => reject(new TooLargeWorkbook()), most);
    worker.addEventListener('message', ({ data }) => {
      const answer = Answer.safeParse(data).data;
      if (answer !== undefined && 'parts' in answer) resolve(answer.parts);
      else reject(answer?.isTooLarge === true ? new TooLargeWorkbook() : new Error('An unreadable workbook'));
    });
    worker.addEventListener('error', () => reject(new Error('A worker that failed')));
    worker.postMessage(bytes);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
