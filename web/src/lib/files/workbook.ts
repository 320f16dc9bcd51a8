import type { ResultPart } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { type AskOptions, askWorker, DeadlineExceeded } from './file-worker.ts';
import { TooLargeWorkbook } from './too-large-workbook.ts';

const Answer = z.union([
  z.object({ parts: z.array(z.object({ title: z.string(), text: z.string() })) }),
  z.object({ isTooLarge: z.boolean() }),
]);

/** Reads a workbook in a worker. @throws {TooLargeWorkbook} also at the deadline */
export async function readInWorker(bytes: ArrayBuffer, options?: AskOptions): Promise<ResultPart[]> {
  const said = await askWorker({ do: 'sheets', bytes }, options).catch((error: unknown) => {
    throw error instanceof DeadlineExceeded ? new TooLargeWorkbook() : error;
  });
  const answer = Answer.safeParse(said).data;
  if (answer !== undefined && 'parts' in answer) return answer.parts;
  throw answer?.isTooLarge === true ? new TooLargeWorkbook() : new Error('An unreadable workbook');
}
