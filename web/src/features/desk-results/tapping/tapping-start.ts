import { startTapping, type Tapping, tap, tappingOf } from '@arena/domain';
import { lobbyIds, type MatchFacts } from '../facts.ts';
import type { Entering } from '../keeping/drafts.ts';
import { wholeRows } from '../rows.ts';

/** Nobody tapped; who withdrew or didn't show up isn't waited for. */
function freshTapping(facts: MatchFacts): Tapping {
  return facts.lobby
    .filter(({ status }) => status !== 'active')
    .reduce((tapping, { id }) => tap(tapping, { do: 'absent', entryId: id }), startTapping(lobbyIds(facts)));
}

/** The tapping that goes on: what was tapped, or what is entered otherwise; null where that can't be tapped. */
export function tappingFor(facts: MatchFacts, { tapping, rows }: Pick<Entering, 'tapping' | 'rows'>): Tapping | null {
  if (tapping !== null) return tapping;
  return rows.some(({ played }) => played) ? tappingOf(lobbyIds(facts), rows) : freshTapping(facts);
}

/** How many steps were there before a finger did anything: they aren't undone. */
export function stepsBefore(facts: MatchFacts): number {
  const lobby = lobbyIds(facts);
  const rows = wholeRows(lobby, facts.match.rows);
  const start = rows.some(({ played }) => played) ? tappingOf(lobby, rows) : freshTapping(facts);
  return start?.steps.length ?? 0;
}
