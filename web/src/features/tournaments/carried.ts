import type { PublicTournament } from '@arena/domain';
import { createContext, use } from 'react';
import { publicTournaments } from './read-catalogue.ts';
import type { TournamentList } from './tournament-list.ts';

/** What the HTML of a page carries of the tournaments, so that the browser asks for none of them before it shows them. */
export interface CarriedTournaments {
  /** Every active tournament, as the server read them. */
  list: TournamentList;
  /** The tournament that the address names where the list lacks it; `tournament` is null where there is none to see. */
  own: { id: string; tournament: PublicTournament | null } | null;
}

const Carried = createContext<CarriedTournaments | null>(null);

/** Hands what the page carries to those who show tournaments. */
export const CarriedProvider = Carried.Provider;

/** What the page carries; null where it came without content. */
export function useCarried(): CarriedTournaments | null {
  return use(Carried);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function ownIn(value: unknown): CarriedTournaments['own'] {
  if (!isRecord(value) || typeof value.id !== 'string') return null;
  return { id: value.id, tournament: publicTournaments([value.tournament])[0] ?? null };
}

/** What an earlier build of the site may have written differently comes out as null: the browser then asks anew. */
export function readCarried(value: unknown): CarriedTournaments | null {
  if (!isRecord(value) || !isRecord(value.list) || typeof value.list.readAt !== 'number') return null;
  const { readAt, tournaments } = value.list;
  return { list: { state: 'ready', tournaments: publicTournaments(tournaments), readAt }, own: ownIn(value.own) };
}
