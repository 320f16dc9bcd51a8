import { limits, type Question } from '@arena/domain';
import { keepReading, type Reading, useReading } from '../../lib/kept-reading.ts';
import { readQuestions } from './calls.ts';

const list = keepReading('Reading the questions', readQuestions, limits.deskListRefresh);

/** Reads the list; while it is being read it joins that reading. Never rejects. */
export const refreshQuestions = list.refresh;

/** Reads the list after a change to it: a reading that began before doesn't count. Never rejects. */
export const rereadQuestions = list.reread;

/** Every question in its place, read on opening and every 5 minutes while it is shown. */
export function useQuestionList(): Reading<readonly Question[]> {
  return useReading<readonly Question[]>(list);
}
