import {
  answeredRow,
  limits,
  PastedName,
  type PastedRow,
  type PasteProblem,
  parsePaste,
  type ResultRow,
  resultOfPaste,
} from '@arena/domain';
import { lobbyIds, type MatchFacts } from '../facts.ts';
import type { Pasted } from '../keeping/drafts.ts';
import { wholeRows } from '../rows.ts';

/** A pasted text as it was understood, with what somebody said of its lines. */
export interface PasteReading {
  rows: PastedRow[];
  /** The lines that nobody has said anything of yet. */
  problems: PasteProblem[];
  placedByOrder: boolean;
  /** The result that it comes to. */
  result: ResultRow[];
}

/** Numbers alone are kills, for those who have a place already. */
function isColumnOfKills(rows: readonly PastedRow[]): boolean {
  return rows.length > 0 && rows.every(({ text }) => /^\d+$/.test(text));
}

/**
 * Reads a paste. Lines that can't be understood take nothing from the others.
 * @param before the result so far.
 * @param names whom names stand for, as somebody has said by now.
 */
export function readPasted(
  { text, answers }: Pasted,
  facts: MatchFacts,
  before: readonly ResultRow[],
  names: readonly PastedName[],
): PasteReading {
  const entries = facts.lobby.map((entry) => {
    const said = names.filter(({ entryId }) => entryId === entry.id);
    return { ...entry, aliases: [...entry.aliases, ...said.map(({ name }) => name)] };
  });
  const paste = parsePaste(text, { entries, scoring: facts.stage.scoring, rows: before });
  const there = new Set(facts.lobby.map(({ id }) => id));
  const taken = new Set(paste.rows.map(({ entryId }) => entryId));
  const rows = [...paste.rows];
  const problems: PasteProblem[] = [];
  for (const problem of paste.problems) {
    const answer = answers[problem.text];
    if (answer === undefined || (answer !== '' && taken.has(answer))) problems.push(problem);
    else if (there.has(answer)) {
      taken.add(answer);
      rows.push(answeredRow(problem, answer));
    }
  }
  const found = resultOfPaste(rows);
  const kills = new Map(found.map((row) => [row.entryId, row.kills]));
  const result = isColumnOfKills(paste.rows)
    ? before.map((row) => ({ ...row, kills: kills.get(row.entryId) ?? row.kills }))
    : wholeRows(lobbyIds(facts), found);
  return { rows, problems, placedByOrder: paste.placedByOrder && rows.length > 0, result };
}

/**
 * What is remembered for the next match once somebody has said who a line is about: its name, if that was unknown. One
 * that can't be stored, such as one of a hundred letters, is asked again.
 */
export function namesAfter(names: PastedName[], { code, reading }: PasteProblem, entryId: string): PastedName[] {
  const isName = code === 'name_unknown' || code === 'name_similar';
  const said = PastedName.safeParse({ entryId, name: reading?.name.trim() }).data;
  if (!isName || said === undefined) return names;
  return [...names.filter(({ name }) => name !== said.name), said].slice(-limits.competition.entriesPerGroup);
}
