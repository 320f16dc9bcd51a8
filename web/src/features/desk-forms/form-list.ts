import { type Form, limits } from '@arena/domain';
import { keepReading, type Reading, useReading } from '../../lib/kept-reading.ts';
import { readForms } from './calls.ts';

const list = keepReading('Reading the forms', readForms, limits.deskListRefresh);

/** Reads the list; while it is being read it joins that reading. Never rejects. */
export const refreshForms = list.refresh;

/** Reads the list after a change to it: a reading that began before doesn't count. Never rejects. */
export const rereadForms = list.reread;

/** Every form by title, read on opening and every 5 minutes while it is shown. */
export function useFormList(): Reading<readonly Form[]> {
  return useReading<readonly Form[]>(list);
}
