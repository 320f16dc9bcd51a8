import { isActive, limits, type PublicTournament, toMillis } from '@arena/domain';

function bytesOf(tournament: PublicTournament): number {
  return Buffer.byteLength(JSON.stringify(tournament));
}

/** Sorts tournaments that aren't over first, and the longest finished last. */
function byUse(now: Date) {
  const age = (tournament: PublicTournament) =>
    isActive(tournament, now) ? 0 : now.getTime() - (toMillis(tournament.endDate ?? tournament.date) ?? 0);
  return (a: PublicTournament, b: PublicTournament) => age(a) - age(b);
}

/**
 * Returns the tournaments that fit into one document, in the given order. Drops the longest finished ones. Their own
 * pages stay.
 */
export function fittingTournaments(tournaments: readonly PublicTournament[], now: Date): PublicTournament[] {
  const kept = new Set<PublicTournament>();
  let bytes = 0;
  for (const tournament of tournaments.toSorted(byUse(now))) {
    bytes += bytesOf(tournament);
    if (bytes > limits.catalogueBytes) break;
    kept.add(tournament);
  }
  return tournaments.filter((tournament) => kept.has(tournament));
}
