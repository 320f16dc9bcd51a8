import { buildResults, type Results } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';

/** Removes the names of hidden players from a competition. */
export function publicView({ shown, ...view }: CompetitionView): CompetitionView {
  const known = new Map(shown.map((entry) => [entry.id, entry]));
  return { ...view, shown, entries: view.entries.map((entry) => known.get(entry.id) ?? entry) };
}

/** Returns the results of a public view as the server publishes them. */
export function publicResults({ competition, entries, matches }: CompetitionView): Results {
  return buildResults(competition, entries, matches, '');
}
