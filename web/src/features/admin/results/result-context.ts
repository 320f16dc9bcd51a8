import { createContext, type ReactNode, use } from 'react';
import { isChanged, type News, type OpenState, type Refusal } from './entry-state.ts';
import type { MatchFacts } from './facts.ts';
import type { RowFaults } from './finishing/checks.ts';
import type { Base, Entering } from './keeping/drafts.ts';
import type { ResultEntry } from './result-entry.ts';

/** The result of a match that is being entered, for the parts of its screen. */
export interface ResultWork {
  facts: MatchFacts;
  base: Base;
  entering: Entering;
  /** True if the input differs from the stored result. */
  isChanged: boolean;
  /** True if the input outlives the tab. */
  isKept: boolean;
  /** True if the input is an earlier, unsaved one. */
  isRestored: boolean;
  /** `waiting`: saved in this browser, and sent once there is a connection. */
  delivery: 'idle' | 'sending' | 'waiting';
  refusal: Refusal | null;
  news: News | null;
  act: ResultEntry;
}

/** Props of a way to enter a result: by taps, text or cells. */
export interface WayProps {
  faults: RowFaults;
  /** Renders the save button once the result is complete enough; `left` counts pasted lines that were left out. */
  finish: (facts?: { left?: number; isAsked?: boolean }) => ReactNode;
}

export function workOf(state: OpenState, facts: MatchFacts, isKept: boolean, act: ResultEntry): ResultWork {
  const { base, entering } = state;
  const isInput = state.at === 'entering';
  return {
    facts,
    base,
    entering,
    isChanged: isChanged(state),
    isKept,
    isRestored: isInput && state.isRestored,
    delivery: state.at === 'waiting' ? (state.isSending ? 'sending' : 'waiting') : 'idle',
    refusal: isInput ? state.refusal : null,
    news: isInput ? state.news : null,
    act,
  };
}

export const ResultContext = createContext<ResultWork | null>(null);

/** Returns the result that is being entered on this screen. */
export function useResult(): ResultWork {
  const work = use(ResultContext);
  if (work === null) throw new Error('A part of a result stands on its screen');
  return work;
}
