import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Organiser } from '#lib/calls/organiser.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { faultsOf, type RowFaults } from './checks.ts';
import { isChanged, type News, type OpenState, type ResultRefusal } from './entry-state.ts';
import type { MatchFacts, MatchPlace } from './facts.ts';
import type { Base, Entering } from './result-drafts';
import { type EntryView, ResultEntry } from './result-entry.ts';

/** A match's screen, whatever its state. */
interface ResultScreen {
  organiser: Organiser;
  place: MatchPlace;
  act: ResultEntry;
  /** True if the input outlives the tab. */
  isKept: boolean;
  /** True if a stored result is open for changes. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The result of a match that is being entered, for the parts of its screen. */
export interface ResultWork extends ResultScreen {
  facts: MatchFacts;
  base: Base;
  entering: Entering;
  /** Problems of the entered rows. */
  faults: RowFaults;
  /** True if the input differs from the stored result. */
  isChanged: boolean;
  /** True if the input is an earlier, unsaved one. */
  isRestored: boolean;
  /** `waiting`: saved in this browser, and sent once there is a connection. */
  delivery: 'idle' | 'sending' | 'waiting';
  refusal: ResultRefusal | null;
  news: News | null;
}

export const ResultContext = createContext<ResultWork | null>(null);

/** Returns the result that is being entered on this screen. */
export function useResult(): ResultWork {
  const work = use(ResultContext);
  if (work === null) throw new Error('A part of a result stands on its screen');
  return work;
}

/** Enters a match's result: its state, and the actions on it. */
export function useResultEntry(organiser: Organiser, place: MatchPlace): EntryView & { act: ResultEntry } {
  const client = useQueryClient();
  const tell = useToast();
  const [act] = useState(() => new ResultEntry({ organiser, client, tell }, place));
  return { ...useSyncExternalStore(act.subscribe, act.current), act };
}

export function workOf(state: OpenState, facts: MatchFacts, screen: ResultScreen): ResultWork {
  const { base, entering } = state;
  const isInput = state.at === 'entering';
  const refusal = isInput ? state.refusal : null;
  return {
    ...screen,
    facts,
    base,
    entering,
    faults: faultsOf(facts, entering.rows, refusal),
    isChanged: isChanged(state),
    isRestored: isInput && state.isRestored,
    delivery: state.at === 'waiting' ? (state.isSending ? 'sending' : 'waiting') : 'idle',
    refusal,
    news: isInput ? state.news : null,
  };
}
