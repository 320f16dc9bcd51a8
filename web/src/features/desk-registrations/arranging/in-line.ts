import { groupedBy, isInLine, type Registration } from '@arena/domain';

/**
 * Tells by id the number in line of who waits for a place and was offered none; each tournament has its own line. Null
 * also where not all of a line is known: the first ones, who came long ago, are the ones that are missing.
 * @param leastIn how many wait in a tournament at least.
 */
export function numberingOf(
  registrations: Iterable<Registration>,
  leastIn: (tournamentId: string) => number,
): (id: string) => number | null {
  const lines = groupedBy([...registrations].filter(isInLine), ({ tournamentId }) => tournamentId);
  const whole = [...lines].filter(([tournamentId, line]) => line.length >= leastIn(tournamentId));
  const numbers = whole.flatMap(([, line]) =>
    line.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).map(({ id }, index) => [id, index + 1] as const),
  );
  const known = new Map(numbers);
  return (id) => known.get(id) ?? null;
}
