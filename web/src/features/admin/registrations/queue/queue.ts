import { distinctNames, type Registration, type VisibleTournament } from '@arena/domain';
import { viewerZone } from '#lib/time/viewer-zone.ts';

export interface Queue {
  registrations: ReadonlyMap<string, Registration>;
  /** Registrations that left the list: deleted, or decided and no longer among the newest. */
  left: ReadonlyMap<string, Registration>;
  /** Registrations with an unopened private link. */
  unopened: ReadonlySet<string>;
  /** True until the server's first answer. */
  isLoading: boolean;
  /** True if all pending registrations are loaded. */
  isPendingWhole: boolean;
  /** True if everything is loaded, not only the first rows. */
  isWhole: boolean;
  /** True if the data is the server's current state; false without a connection. */
  isFresh: boolean;
  /** True if there are older decided registrations than the listed ones. */
  isCut: boolean;
  /** The error that ended listening; null while it continues. */
  failure: string | null;
}

export const emptyQueue: Queue = {
  registrations: new Map(),
  left: new Map(),
  unopened: new Set(),
  isLoading: true,
  isPendingWhole: false,
  isWhole: false,
  isFresh: true,
  isCut: false,
  failure: null,
};

/** Tournaments by id; null while loading. */
export type Tournaments = ReadonlyMap<string, VisibleTournament> | null;

const named = new WeakMap<NonNullable<Tournaments>, ReadonlyMap<string, string>>();

/** Names tournaments by id, those of one name apart. */
export function tournamentNames(tournaments: NonNullable<Tournaments>): ReadonlyMap<string, string> {
  const names = named.get(tournaments) ?? distinctNames(tournaments.values(), viewerZone());
  named.set(tournaments, names);
  return names;
}

/** Names a registration's tournament; an unknown one is reported as deleted. */
export function tournamentName(tournaments: Tournaments, id: string): string {
  if (tournaments === null) return '';
  return tournamentNames(tournaments).get(id) ?? 'Torneo anterior';
}
