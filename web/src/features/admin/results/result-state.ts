import type { FieldErrors, Match, ResultRow } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import type { Entering } from './keeping/drafts.ts';

/** The entering of one match's result, as far as this page knows it. */
export interface ResultState {
  /** The last good data, or this tab's cached data while offline; null without any. */
  view: CompetitionView | null;
  isGone: boolean;
  /** Why the last reading failed; null where it didn't. */
  failure: unknown;
  /** The match as it was when the entering began, or was last stored here; null before the first reading. */
  base: Match | null;
  entering: Entering;
  /** True if the result here says something else than the stored one. */
  isChanged: boolean;
  /** True if it is what was entered here earlier and never saved. */
  isRestored: boolean;
  /** True if what is entered survives a closed tab. */
  isKept: boolean;
  /** `waiting`: told to be saved, and it couldn't be; it is sent again by itself. */
  delivery: 'idle' | 'sending' | 'waiting';
  /** The server's refusal, and the sent rows that it is about. */
  refusal: { message: string; fields: FieldErrors; rows: readonly ResultRow[] } | null;
  /** The other admin's result stored during input; null without one. */
  meanwhile: Match | null;
  news: { before: readonly ResultRow[]; after: Match } | null;
}

export const nothingEntered: Entering = {
  rows: [],
  tapping: null,
  pasted: null,
  names: [],
  playerKills: [],
  reason: '',
};

export const beforeReading: ResultState = {
  view: null,
  isGone: false,
  failure: null,
  base: null,
  entering: nothingEntered,
  isChanged: false,
  isRestored: false,
  isKept: true,
  delivery: 'idle',
  refusal: null,
  meanwhile: null,
  news: null,
};
