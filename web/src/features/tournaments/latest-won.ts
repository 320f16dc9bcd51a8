import { type PublicTournament, toMillis } from '@arena/domain';

const startOf = ({ date }: PublicTournament) => toMillis(date) ?? 0;

/** Returns the latest tournament with a champion. */
export function latestWon(tournaments: readonly PublicTournament[]): PublicTournament | undefined {
  const won = tournaments.filter(({ result }) => result?.state === 'finished' && result.first.length > 0);
  return won.toSorted((a, b) => startOf(b) - startOf(a))[0];
}
