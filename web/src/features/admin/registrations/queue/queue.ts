import type { Registration, VisibleTournament } from '@arena/domain';

export interface Queue {
  registrations: ReadonlyMap<string, Registration>;
  /** Those that were among them and left: deleted, or decided and older than what is listened to. */
  left: ReadonlyMap<string, Registration>;
  /** Nothing has come from the server yet. */
  isLoading: boolean;
  /** All that wait for a decision have come. */
  isPendingWhole: boolean;
  /** All that is listened to has come, not only the first rows. */
  isWhole: boolean;
  /** True if the data is the server's current state; false without a connection. */
  isFresh: boolean;
  /** There are older ones with a decision than are listened to. */
  isCut: boolean;
  /** Why listening ended; null while it goes on. */
  failure: string | null;
}

export const nothingYet: Queue = {
  registrations: new Map(),
  left: new Map(),
  isLoading: true,
  isPendingWhole: false,
  isWhole: false,
  isFresh: true,
  isCut: false,
  failure: null,
};

/** The tournaments by id; null until they have come. */
export type Tournaments = ReadonlyMap<string, VisibleTournament> | null;

/** The one a registration is for, by name, or that it isn't known any more. */
export function tournamentName(tournaments: Tournaments, id: string): string {
  if (tournaments === null) return '';
  return tournaments.get(id)?.name || 'Torneo anterior';
}
