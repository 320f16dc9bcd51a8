import {
  keptText,
  type Match,
  matchNumberOf,
  nameKey,
  playerKillsIn,
  type ReadMatch,
  type ResultRow,
} from '@arena/domain';
import type { ResultSubmissions } from '@arena/domain/api';
import { ApiError } from '#lib/calls/api.ts';
import { failureText, isUnanswered } from '#lib/calls/failures.ts';
import type { InputState } from './entry-state.ts';
import { lobbyIds, type MatchFacts, wholeRows } from './facts.ts';
import { baseOf, type Entering, emptyEntering, resultDraft } from './result-drafts.ts';
import { refusalText } from './result-outbox.ts';

/** A match of a file, and the competition's match that it is assigned to. */
export interface Assigned {
  /** Index in the file. */
  at: number;
  read: ReadMatch;
  match: Match;
  rows: ResultRow[];
}

/** Returns the group's matches that can take a result, by number. */
export function openMatches({ view, match }: MatchFacts): Match[] {
  return view.matches
    .filter(({ stageId, groupId, state }) => stageId === match.stageId && groupId === match.groupId && state !== 'void')
    .toSorted((a, b) => a.number - b.number);
}

/**
 * Assigns a file's matches to the group's: by the numbers or the maps in their titles, else in order, from the open one
 * on.
 * @param chosen match ids by index in the file; '' leaves it out
 */
export function assignMatches(
  facts: MatchFacts,
  matches: readonly ReadMatch[],
  chosen: Readonly<Record<number, string>> = {},
): { at: number; read: ReadMatch; match: Match | null }[] {
  const all = openMatches(facts);
  const from = matches.length >= all.length ? 0 : all.findIndex(({ id }) => id === facts.match.id);
  const first = Math.max(0, Math.min(from, all.length - matches.length));
  const titled =
    namedBy(matches, ({ title }) => all.filter(({ number }) => number === matchNumberOf(title))) ??
    namedBy(matches, ({ title }) => all.filter(({ map }) => map !== '' && nameKey(map) === nameKey(title)));
  return matches.map((read, at) => {
    // Without a known name there is nothing to store yet.
    const isUnknown = read.rows.length === 0 && read.questions.length > 0;
    const id = chosen[at] ?? (isUnknown ? null : (titled?.[at] ?? all[first + at])?.id);
    return { at, read, match: all.find((each) => each.id === id) ?? null };
  });
}

/** Returns the match that each title names; null unless each names one of its own. */
function namedBy(matches: readonly ReadMatch[], matchesOf: (read: ReadMatch) => readonly Match[]): Match[] | null {
  const found = matches.flatMap((read) => {
    const [one, ...others] = matchesOf(read);
    return one === undefined || others.length > 0 ? [] : [one];
  });
  return found.length === matches.length && new Set(found).size === found.length ? found : null;
}

/** Returns the assigned matches with complete results; null if a match was chosen twice. */
export function wholeResults(facts: MatchFacts, assigned: ReturnType<typeof assignMatches>): Assigned[] | null {
  const lobby = lobbyIds(facts);
  const taken = assigned.flatMap(({ at, read, match }) => {
    const found = read.rows.map(({ entryId, played, placement, kills }) => ({ entryId, played, placement, kills }));
    return match === null ? [] : [{ at, read, match, rows: wholeRows(lobby, found) }];
  });
  return new Set(taken.map(({ match }) => match.id)).size === taken.length ? taken : null;
}

/** Returns the body of the call that stores these matches, all or none. */
export function severalSubmissions({ view, entering }: InputState, assigned: readonly Assigned[]): ResultSubmissions {
  const source = keptText(entering.pasted?.text ?? '');
  const results = assigned.map(({ read, match, rows }) => {
    const playerKills = playerKillsIn(read.rows, view.entries);
    const kills = playerKills.length === 0 ? {} : { playerKills };
    return { matchId: match.id, rows, reason: null, names: entering.names, ...kills, expectedRevision: match.revision };
  });
  return { results, ...(source.trim() === '' ? {} : { source }) };
}

/** Names the match that was refused. Without an answer, all matches may be stored. */
export function severalFailureText(error: unknown, assigned: readonly Assigned[]): string {
  if (isUnanswered(error)) return failureText(error);
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const texts = fields.flatMap(([path, text]) => {
    const [, index] = /^results\.(\d+)/.exec(path) ?? [];
    const match = index === undefined ? undefined : assigned[Number(index)]?.match;
    return match === undefined ? [] : [`Partida ${match.number}: ${text}`];
  });
  return `${texts.length === 0 ? refusalText(error) : texts.join(' ')} No guardamos ninguna.`;
}

/** Keeps the open questions of a file's stored matches as their drafts. */
export function keepQuestions(
  { uid, tournamentId }: { uid: string; tournamentId: string },
  { pasted, names }: Entering,
  assigned: readonly Assigned[],
  matches: readonly Match[],
): void {
  for (const { at, read, match } of assigned) {
    const stored = matches.find(({ id }) => id === match.id);
    if (stored === undefined || pasted === null || read.questions.length === 0) continue;
    const answers = { ...pasted.answers, several_matches: String(at) };
    const entering = { ...emptyEntering, rows: stored.rows, pasted: { text: pasted.text, answers }, names };
    const draft = resultDraft(uid, { tournamentId, matchId: match.id });
    if (draft.kept() === null) draft.keep({ base: baseOf(stored), entering, sent: null });
  }
}
