import { advancing } from '../competition/plan/advance.ts';
import { drawWithout } from '../competition/plan/draw.ts';
import type { Competition, Stage } from '../competition/records/competition.schema.ts';
import type { CompetitionRecords } from '../competition/records/competition-records.ts';
import { membersOf } from '../competition/records/drawable.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import { allStandings } from '../competition/standings/standings.ts';
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

/** Returns the next advancing entries of the stage before, unless a tie needs a choice. */
function nextInLine({ competition, entries, matches }: Facts, final: Stage, out: ReadonlySet<string>): string[] {
  const index = competition.stages.length - 2;
  const [stage, rows] = [competition.stages[index], allStandings(competition, entries, matches)[index]?.rows ?? []];
  if (stage === undefined) return [];
  const members = membersOf(final);
  const able = entries.filter(
    ({ id, finalMissedAt }) => !out.has(id) && (finalMissedAt === undefined || members.has(id)),
  );
  const known = new Set(able.map(({ id }) => id));
  const { through } = advancing(
    stage,
    rows.filter(({ entryId }) => known.has(entryId)),
    able,
  );
  return through.map(({ entryId }) => entryId).filter((entryId) => !members.has(entryId));
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
  const came = next.slice(0, out.size);
  const waiting = [...came];
  const groups = final.groups.map((group) => ({
    ...group,
    entryIds: group.entryIds.flatMap((entryId) => (out.has(entryId) ? waiting.splice(0, 1) : [entryId])),
  }));
  const without = drawWithout(final.draw, [...out]);
  const draw = { ...without, late: [...without.late, ...came] };
  return {
    competition: { ...competition, stages: [...competition.stages.slice(0, -1), { ...final, groups, draw }] },
    entries: entries.map((entry) =>
      unconfirmed.has(entry.id) ? { ...entry, finalMissedAt: now.toISOString() } : entry,
    ),
    out: [...out],
    came,
  };
}
