import { nameKey } from '../../text/name-key.ts';
import type { VisibleTournament } from '../tournament.schema.ts';

/** Which tournaments of a list are wanted, in organisers' own words; what isn't said doesn't matter. */
export interface TournamentFilter {
  mode?: string | undefined;
  modality?: string | undefined;
  map?: string | undefined;
  /** How many at most: the first ones. */
  limit?: number | undefined;
}

const isAlike = (wanted: string | undefined, is: string) => wanted === undefined || nameKey(wanted) === nameKey(is);

/** Those of a list that are wanted, in its order; accents and capitals make no difference. */
export function filterTournaments<T extends Pick<VisibleTournament, 'gameMode' | 'modality' | 'mapSelection'>>(
  tournaments: readonly T[],
  { mode, modality, map, limit }: TournamentFilter,
): T[] {
  return tournaments
    .filter((one) => isAlike(mode, one.gameMode) && isAlike(modality, one.modality) && isAlike(map, one.mapSelection))
    .slice(0, limit);
}
