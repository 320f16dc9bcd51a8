import { CompetitionView } from '@arena/domain/api';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import type { MatchPlace } from '../calls.ts';

const keyOf = ({ uid }: Organiser, { tournamentId }: MatchPlace) => deskStorageKeys.competitionView(uid, tournamentId);

/** Keeps a competition as it was read, so that a page that is loaded anew without a signal can go on with its matches. */
export function keepView(organiser: Organiser, place: MatchPlace, view: CompetitionView): void {
  writeStored('session', keyOf(organiser, place), view);
}

/** What was kept of it; null where nothing was. */
export function keptView(organiser: Organiser, place: MatchPlace): CompetitionView | null {
  return CompetitionView.safeParse(readStored('session', keyOf(organiser, place))).data ?? null;
}
