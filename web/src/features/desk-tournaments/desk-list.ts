import { limits } from '@arena/domain';
import { keepReading, type Reading, useReading } from '../../lib/kept-reading.ts';
import { type DeskTournament, readTournaments } from './calls.ts';

const list = keepReading('Reading the tournaments', readTournaments, limits.deskListRefresh);

/** Reads the list; while it is being read it joins that reading (specification, section 4). Never rejects. */
export const refreshDesk = list.refresh;

/** Reads the list after a change to it: a reading that began before doesn't count. Never rejects. */
export const rereadDesk = list.reread;

/** The organisers' list, read on opening and every 5 minutes while it is shown. */
export function useDeskList(): Reading<readonly DeskTournament[]> {
  return useReading<readonly DeskTournament[]>(list);
}
