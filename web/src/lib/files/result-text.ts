import { type NamedEntry, type ReadOptions, ResultReading, readResult } from '@arena/domain';
import { type AskOptions, askWorker, WorkerFailed } from './file-worker.ts';

/** Texts up to this length are read at once in the page; a worker takes longer to start. */
const MOST_IN_PAGE = 4_000;

/** True if reading a text may keep the page waiting. */
export const isLongText = (text: string): boolean => text.length > MOST_IN_PAGE;

/** Reads a long result text in a worker, or in the page if none starts. @throws {DeadlineExceeded} */
export async function readLongResult(
  text: string,
  lobby: readonly NamedEntry[],
  options: ReadOptions,
  asking: AskOptions = {},
): Promise<ResultReading> {
  const readHere = () => readResult(text, lobby, options);
  if (asking.start === undefined && typeof Worker === 'undefined') return readHere();
  try {
    return ResultReading.parse(await askWorker({ do: 'result', text, lobby, options }, asking));
  } catch (error) {
    // An organiser without a signal may not have the worker's file: waiting is better than no result.
    if (error instanceof WorkerFailed) return readHere();
    throw error;
  }
}
