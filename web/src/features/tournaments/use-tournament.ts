import type { PublicTournament } from '@arena/domain';
import { useEffect, useState } from 'react';
import { reportProblem } from '../../lib/page/log.ts';
import { type CarriedTournaments, useCarried } from './carried.ts';
import { loadReader } from './tournament-list.ts';
import { useTournamentList } from './use-tournaments.ts';

/** One tournament, as far as this browser knows it. */
export type TournamentView =
  | { state: 'loading' }
  | { state: 'found'; tournament: PublicTournament }
  | { state: 'missing' }
  | { state: 'failed' };

interface OwnView {
  id: string;
  view: TournamentView;
}

const LOADING: TournamentView = { state: 'loading' };

function viewOf(tournament: PublicTournament | null): TournamentView {
  return tournament ? { state: 'found', tournament } : { state: 'missing' };
}

function ownViewIn(carried: CarriedTournaments | null): OwnView | null {
  return carried?.own ? { id: carried.own.id, view: viewOf(carried.own.tournament) } : null;
}

async function readOlderTournament(id: string): Promise<PublicTournament | null> {
  const { readTournamentDocument } = await loadReader();
  return readTournamentDocument(id);
}

/** A reading that failed doesn't take away what an earlier one found. */
function afterFailure(own: OwnView | null, id: string): OwnView {
  return own?.id === id && own.view.state === 'found' ? own : { id, view: { state: 'failed' } };
}

/**
 * One tournament: out of the list where the list carries it, else (an older one) from its own document, re-read
 * whenever the list was. Only where neither can be read has it failed.
 */
export function useTournament(id: string): TournamentView {
  const list = useTournamentList();
  const carried = useCarried();
  const [own, setOwn] = useState(() => ownViewIn(carried));
  const listed = list.tournaments?.find((tournament) => tournament.id === id);
  const isCarried = carried?.own?.id === id && carried.list === list;
  const isOlder = list.state !== 'loading' && !listed && !isCarried;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly read list is the occasion to read the document again.
  useEffect(() => {
    if (!isOlder) return;
    let isCurrent = true;
    readOlderTournament(id).then(
      (tournament) => {
        if (isCurrent) setOwn({ id, view: viewOf(tournament) });
      },
      (error: unknown) => {
        reportProblem('Reading a tournament', error);
        if (isCurrent) setOwn((before) => afterFailure(before, id));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isOlder, list.readAt]);

  if (listed) return { state: 'found', tournament: listed };
  return own?.id === id ? own.view : LOADING;
}
