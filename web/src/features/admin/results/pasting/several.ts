import type { Match, ReadMatch, ResultRow } from '@arena/domain';
import { lobbyIds, type MatchFacts } from '../facts.ts';
import { wholeRows } from '../rows.ts';

/** One match of a file and the match of the competition that it is. */
export interface Assigned {
  /** Its number in the file, from 0. */
  at: number;
  read: ReadMatch;
  match: Match;
  rows: ResultRow[];
}

/** The group's matches that can take a result, by number. */
export function openMatches({ view, match }: MatchFacts): Match[] {
  return view.matches
    .filter(({ stageId, groupId, state }) => stageId === match.stageId && groupId === match.groupId && state !== 'void')
    .toSorted((a, b) => a.number - b.number);
}

/**
 * Assigns a file's matches to the group's: in order if the numbers agree, else from the open one on. @param chosen by
 * the number in the file: the chosen id, '' to leave it out.
 */
export function assignMatches(
  facts: MatchFacts,
  matches: readonly ReadMatch[],
  chosen: Readonly<Record<number, string>> = {},
): { at: number; read: ReadMatch; match: Match | null }[] {
  const all = openMatches(facts);
  const from = matches.length >= all.length ? 0 : all.findIndex(({ id }) => id === facts.match.id);
  const first = Math.max(0, Math.min(from, all.length - matches.length));
  return matches.map((read, at) => {
    const id = chosen[at] ?? all[first + at]?.id;
    return { at, read, match: all.find((each) => each.id === id) ?? null };
  });
}

/** The assigned matches with whole results; null where one match was chosen twice. */
export function wholeResults(facts: MatchFacts, assigned: ReturnType<typeof assignMatches>): Assigned[] | null {
  const lobby = lobbyIds(facts);
  const taken = assigned.flatMap(({ at, read, match }) => {
    const found = read.rows.map(({ entryId, played, placement, kills }) => ({ entryId, played, placement, kills }));
    return match === null ? [] : [{ at, read, match, rows: wholeRows(lobby, found) }];
  });
  return new Set(taken.map(({ match }) => match.id)).size === taken.length ? taken : null;
}
