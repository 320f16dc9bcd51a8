import type { FieldErrors, Match, PlayerKills, ResultRow, Tapping } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { factsOf, isSameResult, lobbyIds, type MatchFacts, type MatchPlace, wholeRows } from './facts.ts';
import { disputesOf, keptKills, mergedEntering, mergeResults } from './merge.ts';
import { baseOf, type Entered, type EnteredResult, type Entering, emptyEntering } from './result-drafts.ts';

/** A server's refusal, and the rows that were sent. */
export interface ResultRefusal {
  message: string;
  fields: FieldErrors;
  rows: readonly ResultRow[];
}

/** A result that another organiser stored during the entry; `isMerged`: joined with the entered one. */
export interface News {
  before: readonly ResultRow[];
  after: Match;
  isMerged: boolean;
}

/** A result that was saved and isn't stored yet. */
export interface SavedResult extends EnteredResult {
  state: 'sending' | 'unsent' | 'refused' | 'conflict';
  refusal: ResultRefusal | null;
}

/** Stored by this browser: the saved result and a draft. */
export interface Stored {
  saved: SavedResult | null;
  draft: EnteredResult | null;
}

interface Loading {
  at: 'loading';
  failure: unknown;
}

interface Gone {
  at: 'gone';
}

interface Open extends EnteredResult {
  view: CompetitionView;
  /** Error of the last read; null after a success. */
  failure: unknown;
}

/** The result is being entered. */
export interface InputState extends Open {
  at: 'entering';
  /** True if the input is an earlier, unsaved one. */
  isRestored: boolean;
  refusal: ResultRefusal | null;
  news: News | null;
}

/** The result is saved in this browser and on its way. */
interface Waiting extends Open {
  at: 'waiting';
  isSending: boolean;
}

/** Another organiser has stored `theirs`; a choice is needed. */
interface Conflict extends Open {
  at: 'conflict';
  theirs: Match;
}

export type OpenState = InputState | Waiting | Conflict;

/** The state of entering one match's result. */
export type EntryState = Loading | Gone | OpenState;

export type EntryEvent =
  /** The competition was read; null if nothing is planned. */
  | { do: 'read'; view: CompetitionView | null; stored: Stored }
  | { do: 'fail'; error: unknown; isGone: boolean }
  /** Something else was stored in this browser, by this or another tab. */
  | { do: 'store'; stored: Stored; view?: CompetitionView }
  | { do: 'enter'; change: Partial<Entering> }
  | { do: 'settle'; entering: Entering }
  | { do: 'discard' }
  | { do: 'dismiss' };

export const initialEntryState: EntryState = { at: 'loading', failure: null };

interface Self {
  place: MatchPlace;
  uid: string;
}

/** True if two results have the same kills by player, in any order. */
export function isSameKills(one: readonly PlayerKills[], other: readonly PlayerKills[]): boolean {
  const textOf = (all: readonly PlayerKills[]) =>
    all
      .map(({ entryId, player, kills }) => `${entryId} ${player} ${kills}`)
      .toSorted()
      .join();
  return textOf(one) === textOf(other);
}

/** Returns the kills by player that a result has after it is saved: those of the paste, else the stored ones. */
function killsAfter({ base, entering }: EnteredResult): PlayerKills[] {
  const replaced = new Set(entering.playerKills.map(({ entryId }) => entryId));
  return [...base.playerKills.filter(({ entryId }) => !replaced.has(entryId)), ...entering.playerKills];
}

/** True if an input differs from the stored result. */
export function isChanged(result: EnteredResult): boolean {
  const { base, entering } = result;
  return !isSameResult(entering.rows, base.rows) || !isSameKills(killsAfter(result), base.playerKills);
}

/** True if an input has to be stored: it is changed, has a text with questions, or may have been sent. */
export function isWorthKeeping(result: EnteredResult): boolean {
  return isChanged(result) || (result.entering.pasted?.text ?? '') !== '' || result.sent !== null;
}

function fresh(facts: MatchFacts): EnteredResult {
  const rows = wholeRows(lobbyIds(facts), facts.match.rows);
  return { base: baseOf(facts.match), entering: { ...emptyEntering, rows }, sent: null };
}

/** Adapts the entered values to the current lobby, which may have changed. */
function withLobby({ rows, tapping }: Entered, lobby: readonly string[]): Entered {
  const has = new Set(lobby);
  const stays = (step: Tapping['steps'][number]) => !('entryId' in step) || has.has(step.entryId);
  const steps = tapping?.steps.filter(stays) ?? [];
  return { rows: wholeRows(lobby, rows), tapping: tapping && { ...tapping, lobby, steps } };
}

/** Adapts an input to the current lobby. */
function fitted(entering: Entering, facts: MatchFacts): Entering {
  const lobby = lobbyIds(facts);
  const { rows, pasted } = entering;
  if (rows.length === lobby.length && rows.every(({ entryId }, at) => entryId === lobby[at])) return entering;
  const before = pasted?.before && withLobby(pasted.before, lobby);
  return { ...entering, ...withLobby(entering, lobby), pasted: pasted && { ...pasted, before } };
}

/** True if a match has the rows that were sent from here without an answer. */
export function isOwnSave(match: Match, { base, sent }: EnteredResult, uid: string): boolean {
  const isNext = match.revision === base.revision + 1 && match.enteredBy === uid;
  return isNext && sent !== null && isSameResult(match.rows, sent);
}

type Shown = Pick<InputState, 'isRestored' | 'refusal' | 'news'>;
const plain: Shown = { isRestored: false, refusal: null, news: null };

/** Continues an input on the match's current result. */
function followed(result: EnteredResult, facts: MatchFacts, uid: string, shown: Shown): InputState | Conflict {
  const { view, match } = facts;
  const { base, sent } = result;
  const entering = fitted(result.entering, facts);
  const input = { base, entering, sent };
  const { isRestored, refusal, news: told } = shown;
  const open = { at: 'entering', view, failure: null, isRestored, refusal, news: told } as const;
  if (match.revision === base.revision) return { ...open, ...input, base: baseOf(match) };
  if (isOwnSave(match, input, uid)) return { ...open, ...input, base: baseOf(match), sent: null };
  const news = { before: base.rows, after: match, isMerged: false };
  const now = { ...input, base: baseOf(match), sent: null };
  if (!isChanged(input)) {
    const again = fresh(facts);
    const { pasted, names } = entering;
    const playerKills = keptKills(entering.playerKills, entering.rows, match.rows);
    return { ...open, ...again, entering: { ...again.entering, pasted, names, playerKills }, ...plain, news };
  }
  if (disputesOf(base, entering, match.rows).length > 0) {
    return { at: 'conflict', view, failure: null, ...input, theirs: match };
  }
  const merged = mergedEntering(entering, mergeResults(base, entering, match.rows));
  return { ...open, ...now, entering: merged, news: { ...news, isMerged: isChanged({ ...now, entering: merged }) } };
}

/** Returns the state that follows from what was read and stored. `shown` is kept from the state before. */
function opened(facts: MatchFacts, { saved, draft }: Stored, { uid }: Self, shown: Shown): EntryState {
  const { view, match } = facts;
  if (saved !== null) {
    const { base, sent } = saved;
    const open = { view, failure: null, base, sent, entering: fitted(saved.entering, facts) };
    if (saved.state === 'conflict' && match.revision !== base.revision)
      return { at: 'conflict', ...open, theirs: match };
    if (saved.state === 'refused' || saved.state === 'conflict') {
      return followed(saved, facts, uid, { ...shown, refusal: saved.refusal });
    }
    return { at: 'waiting', ...open, isSending: saved.state === 'sending' };
  }
  if (draft !== null) return followed(draft, facts, uid, shown);
  return followed(fresh(facts), facts, uid, shown);
}

/** Returns what an event makes of the state of entering a result. */
export function nextEntry(state: EntryState, event: EntryEvent, self: Self): EntryState {
  switch (event.do) {
    case 'read': {
      const facts = event.view === null ? null : factsOf(event.view, self.place.matchId);
      if (facts === null) return { at: 'gone' };
      if (state.at === 'conflict' && event.stored.saved === null) return followed(state, facts, self.uid, plain);
      if (state.at !== 'entering') {
        const isRestored = state.at === 'loading' && event.stored.draft !== null;
        return opened(facts, event.stored, self, { ...plain, isRestored });
      }
      return followed(state, facts, self.uid, state);
    }
    case 'fail':
      if (event.isGone) return { at: 'gone' };
      return state.at === 'gone' ? state : { ...state, failure: event.error };
    case 'store': {
      if (state.at === 'loading' || state.at === 'gone') return state;
      const facts = factsOf(event.view ?? state.view, self.place.matchId);
      return facts === null ? { at: 'gone' } : opened(facts, event.stored, self, plain);
    }
    case 'enter': {
      if (state.at !== 'entering') return state;
      return { ...state, entering: { ...state.entering, ...event.change }, isRestored: false, refusal: null };
    }
    case 'settle': {
      if (state.at !== 'conflict') return state;
      const { view, theirs } = state;
      return {
        at: 'entering',
        view,
        failure: null,
        base: baseOf(theirs),
        entering: event.entering,
        sent: null,
        ...plain,
      };
    }
    case 'discard': {
      if (state.at !== 'entering') return state;
      const facts = factsOf(state.view, self.place.matchId);
      return facts === null ? { at: 'gone' } : { ...state, ...fresh(facts), ...plain };
    }
    case 'dismiss':
      return state.at === 'entering' ? { ...state, news: null } : state;
  }
}
