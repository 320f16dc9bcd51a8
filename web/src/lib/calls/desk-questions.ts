import { limits, type Question } from '@arena/domain';
import { authorizedCall } from './authorized-call.ts';
import { everyPage } from './every-page.ts';
import { keepReading } from './kept-reading.ts';

/** Every question in its place, whether it is asked or not. @throws {ApiError} */
export function readQuestions(): Promise<Question[]> {
  return everyPage((query) => authorizedCall('GET /questions', { query }));
}

/** Every question in its place, read on opening and every 5 minutes while it is shown. */
export const questionList = keepReading(['the questions'], readQuestions, limits.deskListRefresh);
