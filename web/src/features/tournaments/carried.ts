import type { HistoryPage, Place, PlayerHistory, PublicTournament, ShownOrganiser, StandingsFile } from '@arena/domain';
import { createContext, use } from 'react';
import type { TournamentList } from './tournament-list.ts';

/** What the HTML of a page carries of the tournaments, so that the browser asks for none of them before it shows them. */
export interface CarriedTournaments {
  /** Every active tournament, as the server read them. */
  list: TournamentList;
  /** The tournament that the address names where the list lacks it; `tournament` is null where there is none to see. */
  own: { id: string; tournament: PublicTournament | null } | null;
  /** The standings that the address names. */
  standings?: StandingsFile;
  /** The past that it names. */
  history?: HistoryPage | null;
  /** The player that it names; null where there is none to see. */
  player?: PlayerHistory | null;
  /** The address, where it names a past or a player that isn't there. */
  missing?: string;
  /** One's own place, which came for the link in the address. */
  place?: Place;
  /** Who of the team shows themselves, where it says so. */
  organisers?: readonly ShownOrganiser[];
}

const Carried = createContext<CarriedTournaments | null>(null);

/** Hands what the page carries to those who show tournaments. */
export const CarriedProvider = Carried.Provider;

/** What the page carries; null where it came without content. */
export function useCarried(): CarriedTournaments | null {
  return use(Carried);
}
