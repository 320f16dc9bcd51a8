import type { HistoryPage } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NICKNAME_PARAMETER, paths } from '../../lib/addresses/paths.ts';
import { History } from './History.tsx';
import { historyQuery, playerQuery } from './history-query.ts';
import { HistoryMissing, Pending } from './Pending.tsx';
import { Player, PlayerMissing } from './Player.tsx';
import { Prizes } from './Prizes.tsx';

/** The address of a page as the server names it: with what is looked for in one spelling, and with nothing else. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  const typed = new URLSearchParams(search).get(NICKNAME_PARAMETER);
  return typed ? `${pathname}?${new URLSearchParams({ [NICKNAME_PARAMETER]: typed })}` : pathname;
}

function PastOfAll({ Shown }: { Shown: ComponentType<{ page: HistoryPage }> }) {
  const { data, isError, isFetching, refetch } = useQuery(historyQuery(useAddress()));
  if (data) return <Shown page={data} />;
  if (data === null) return <HistoryMissing />;
  return <Pending isFailed={isError && !isFetching} onRetry={() => void refetch()} />;
}

function PastOfPlayer({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(playerQuery(id));
  if (data) return <Player player={data} />;
  if (data === null) return <PlayerMissing />;
  return <Pending isFailed={isError && !isFetching} onRetry={() => void refetch()} />;
}

/** The past: of all, or of one player. */
export default function HistoryPages() {
  const { publicId } = useParams();
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.prizes())) return <PastOfAll Shown={Prizes} />;
  return publicId === undefined ? <PastOfAll Shown={History} /> : <PastOfPlayer key={publicId} id={publicId} />;
}
