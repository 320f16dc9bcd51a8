import { isActive, type PublicTournament, toMillis } from '@arena/domain';

const startOf = ({ date }: PublicTournament) => toMillis(date) ?? 0;

/** Returns the latest tournament with a champion. */
export function latestWon(tournaments: readonly PublicTournament[]): PublicTournament | undefined {
  const won = tournaments.filter(({ result }) => result?.state === 'finished' && result.first.length > 0);
  return won.toSorted((a, b) => startOf(b) - startOf(a))[0];
}

const MOST_LIVE = 2;

/** Returns the competitions being played, those that end first leading, and the last one with a champion. */
export function liveTournaments(tournaments: readonly PublicTournament[], now: Date): readonly PublicTournament[] {
  const live = tournaments.filter((each) => each.result?.state === 'playing' && isActive(each, now));
  const won = latestWon(tournaments);
  return [...live.slice(0, MOST_LIVE), ...(won === undefined ? [] : [won])];
}
