import {
  nameKey,
  startTapping,
  type TappedResult,
  type Tapping,
  type TappingAction,
  tap,
  tappedResult,
  tappedRows,
  tappingOf,
} from '@arena/domain';
import { lobbyIds, type MatchFacts, wholeRows } from '../entry/facts.ts';
import { useResult } from '../entry/result-context.ts';
import type { Entered } from '../entry/result-drafts.ts';

/** A result that is entered by taps. */
export interface Taps {
  tapping: Tapping;
  result: TappedResult;
  act: (action: TappingAction) => void;
  /** False before the first tap. */
  canUndo: boolean;
}

/** Returns the taps of the entered result; null if its places can't come from taps. */
export function useTaps(): Taps | null {
  const { facts, entering, act: entry } = useResult();
  const tapping = tappingFor(facts, entering);
  if (tapping === null) return null;
  const act = (action: TappingAction) => {
    const next = tap(tapping, action);
    entry.enter({ tapping: next, rows: tappedRows(next), pasted: null });
  };
  const canUndo = tapping.steps.length > stepsBefore(facts);
  return { tapping, result: tappedResult(tapping), act, canUndo };
}

/** Returns the tapping to continue: the current one, or one made from the rows; null if they can't be tapped. */
function tappingFor(facts: MatchFacts, { tapping, rows }: Entered): Tapping | null {
  if (tapping !== null) return tapping;
  return rows.some(({ played }) => played) ? tappingOf(lobbyIds(facts), rows) : freshTapping(facts);
}

/** Returns an empty tapping without withdrawn and absent entries. */
function freshTapping(facts: MatchFacts): Tapping {
  return facts.lobby
    .filter(({ status }) => status !== 'active')
    .reduce((tapping, { id }) => tap(tapping, { do: 'absent', entryId: id }), startTapping(lobbyIds(facts)));
}

/** Counts the steps before the first tap, which can't be undone. */
function stepsBefore(facts: MatchFacts): number {
  const rows = wholeRows(lobbyIds(facts), facts.match.rows);
  return tappingFor(facts, { tapping: null, rows })?.steps.length ?? 0;
}

/** Consecutive initials of a sorted list, and the index of their first name. */
export interface LetterRange {
  label: string;
  at: number;
  /** Index behind the last name. */
  end: number;
}

/** Returns the initial of a name; '#' for a digit, a symbol or another alphabet. */
function initialOf(name: string): string {
  const [first = ''] = nameKey(name.normalize('NFKD'));
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

/** Divides sorted names into ranges of letters of about the same length. */
export function letterRanges(names: readonly string[], most: number): LetterRange[] {
  const least = Math.ceil(names.length / most);
  const ranges: { from: string; to: string; at: number; end: number }[] = [];
  for (const [at, name] of names.entries()) {
    const initial = initialOf(name);
    const last = ranges.at(-1);
    const isSame = last?.to === initial;
    if (last !== undefined && (isSame || last.end - last.at < least)) {
      last.to = initial;
      last.end = at + 1;
    } else ranges.push({ from: initial, to: initial, at, end: at + 1 });
  }
  return ranges.map(({ from, to, at, end }) => ({ label: from === to ? from : `${from}–${to}`, at, end }));
}
