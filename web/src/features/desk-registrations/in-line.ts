import { isInLine, type Registration } from '@arena/domain';

/** Tells by id the number in line of who waits for a place and was offered none; each tournament has its own line. */
export function numberingOf(registrations: Iterable<Registration>): (id: string) => number | null {
  const lines = Map.groupBy([...registrations].filter(isInLine), ({ tournamentId }) => tournamentId);
  const numbers = [...lines.values()].flatMap((line) =>
    line.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).map(({ id }, index) => [id, index + 1] as const),
  );
  const known = new Map(numbers);
  return (id) => known.get(id) ?? null;
}
