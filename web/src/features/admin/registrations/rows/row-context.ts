import type { VisibleTournament } from '@arena/domain';
import type { SimilarRegistration } from '../arranging/duplicates.ts';
import type { Decisions } from '../decisions/decisions.ts';
import type { RegistrationActions } from './RowActions.tsx';

/** Shared by the rows of the queue. */
export interface RowContext {
  underway: Decisions['underway'];
  /** Ids of the questions in order. */
  questionIds: readonly string[];
  /** Names the tournament of a registration. */
  nameOf: (tournamentId: string) => string;
  tournamentOf: (id: string) => VisibleTournament | undefined;
  /** True if the list has rows of several tournaments. */
  isOverall: boolean;
  alikeOf: (id: string) => readonly SimilarRegistration[];
  /** Returns the number in line of a waiting registration; null if unknown. */
  numberOf: (id: string) => number | null;
  /** Returns the end of an open confirmation, or null. */
  unconfirmedUntil: (id: string) => string | null;
  actions: RegistrationActions;
  /** Id of the registration with open details, or null. */
  opened: string | null;
  open: (id: string) => void;
  /** `isRange`: includes the rows between this and the last one. */
  pick: (id: string, isPicked: boolean, isRange: boolean) => void;
}
