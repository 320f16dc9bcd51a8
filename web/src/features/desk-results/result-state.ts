import type { FieldErrors, Match, ResultRow } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import type { Entering } from './keeping/drafts.ts';

/** The entering of one match's result, as far as this page knows it. */
export interface ResultState {
  /** What the last good reading brought: this page's or, without a signal, this tab's before; null while there is none. */
  view: CompetitionView | null;
  isGone: boolean;
  /** Why the last reading failed; null where it didn't. */
  failure: unknown;
  /** The match as it was when the entering began, or was last stored here; null before the first reading. */
  base: Match | null;
  entering: Entering;
  /** Whether the result here says something else than the stored one. */
  isChanged: boolean;
  /** Whether it is what was entered here earlier and never saved. */
  isRestored: boolean;
  /** Whether what is entered survives a closed tab. */
  isKept: boolean;
  /** `waiting`: told to be saved, and it couldn't be; it is sent again by itself. */
  delivery: 'idle' | 'sending' | 'waiting';
  /** What the server said no to, and beside which of the rows that were sent. */
  refusal: { message: string; fields: FieldErrors; rows: readonly ResultRow[] } | null;
  /** What somebody else stored while something else was entered here; null where nobody did. */
  meanwhile: Match | null;
  /** What somebody else stored over what was stored here, where nothing is being entered. */
  news: { before: readonly ResultRow[]; after: Match } | null;
}

export const nothingEntered: Entering = {
  rows: [],
  tapping: null,
  pasted: null,
  names: [],
  reason: '',
  pending: null,
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
