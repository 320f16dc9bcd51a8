import type { FieldErrors, Match, ResultRow } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import type { Entering } from './keeping/drafts.ts';

/** State of entering one match's result on this page. */
export interface ResultState {
  /** The last data, from this tab's cache while offline; null without any. */
  view: CompetitionView | null;
  isGone: boolean;
  /** Error of the last read; null after a success. */
  failure: unknown;
  /** The match when the input began or was last stored; null before the first read. */
  base: Match | null;
  entering: Entering;
  /** True if the input differs from the stored result. */
  isChanged: boolean;
  /** True if the input is an earlier, unsaved draft. */
  isRestored: boolean;
  /** True if the input outlives the tab. */
  isKept: boolean;
  /** `waiting`: saving failed and is retried automatically. */
  delivery: 'idle' | 'sending' | 'waiting';
  /** The server's refusal, and the rows that were sent. */
  refusal: { message: string; fields: FieldErrors; rows: readonly ResultRow[] } | null;
  /** Another admin's result, stored during the input; null without one. */
  meanwhile: Match | null;
  news: { before: readonly ResultRow[]; after: Match } | null;
}

export const emptyEntering: Entering = {
  rows: [],
  tapping: null,
  pasted: null,
  names: [],
  playerKills: [],
  reason: '',
};

export const initialResultState: ResultState = {
  view: null,
  isGone: false,
  failure: null,
  base: null,
  entering: emptyEntering,
  isChanged: false,
  isRestored: false,
  isKept: true,
  delivery: 'idle',
  refusal: null,
  meanwhile: null,
  news: null,
};
