import { nextInLine, withSeats } from '../competition/plan/substitutes.ts';
import type { Competition } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { CompetitionRecords } from '../competition/records/match.schema.ts';
import type { Confirming } from '../confirmation/windows.ts';
import { isFinalLeft, isFinalMissed } from './final-confirmation.ts';

interface Facts extends CompetitionRecords {
  competition: Competition;
}

/** A final after its confirmations: the next competition, removed entries, and substitutes. */
export interface FinalClosing {
  competition: Competition;
  entries: Entry[];
  out: string[];
  came: string[];
}

/**
 * Removes unconfirmed entries from the final and fills their seats, and those of withdrawn entries, with the next of
 * the stage before; reversible. Removed entries keep their results and their rank in that stage. Null if nothing
 * changes.
 */
export function closeFinal(tournament: Confirming, facts: Facts, now: Date): FinalClosing | null {
  const { competition, entries, matches } = facts;
  const final = competition.stages.at(-1);
  const those = (lose: typeof isFinalMissed) =>
    entries.filter((entry) => lose(tournament, { competition, matches }, entry, now)).map(({ id }) => id);
  const unconfirmed = new Set(those(isFinalMissed));
  const left = those(isFinalLeft);
  if (final === undefined || final.draw === null) return null;
  const next = nextInLine(facts, final, new Set([...unconfirmed, ...left]));
  // Entries that are no longer in the final don't free a seat twice.
  const out = new Set([...unconfirmed, ...left.slice(0, Math.max(0, next.length - unconfirmed.size))]);
  if (out.size === 0) return null;
  const seated = withSeats(final, [...out], next);
  return {
    competition: { ...competition, stages: [...competition.stages.slice(0, -1), seated] },
    entries: entries.map((entry) =>
      unconfirmed.has(entry.id) ? { ...entry, finalMissedAt: now.toISOString() } : entry,
    ),
    out: [...out],
    came: next.slice(0, out.size),
  };
}
