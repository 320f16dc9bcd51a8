import type { HistoryPage, PlayerHistory } from '@arena/domain';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { fetchCarried } from '../../features/history/fetch-page.ts';
import { History } from '../../features/history/History.tsx';
import { HistoryMissing, Pending } from '../../features/history/Pending.tsx';
import { Player, PlayerMissing } from '../../features/history/Player.tsx';
import { Prizes } from '../../features/history/Prizes.tsx';
import { useCarried } from '../../features/tournaments/carried.ts';
import { NICKNAME_PARAMETER, paths } from '../../lib/addresses/paths.ts';
import { useLoaded } from '../../lib/calls/use-loaded.ts';

/** The address of a page as the server names it: with what is looked for in one spelling, and with nothing else. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  const typed = new URLSearchParams(search).get(NICKNAME_PARAMETER);
  return typed ? `${pathname}?${new URLSearchParams({ [NICKNAME_PARAMETER]: typed })}` : pathname;
}

/** What a page carries under a name: with its HTML, else fetched; null where there is none. */
function usePage<T>(of: 'history' | 'player', own: T | undefined) {
  const address = useAddress();
  const known = useCarried()?.missing === address ? null : own;
  const { loaded, retry } = useLoaded<T | null>(address, async () => known ?? fetchCarried<T>(address, of));
  const page = loaded.state === 'ready' ? loaded.value : known;
  return { page, isFailed: loaded.state === 'failed', retry };
}

function HistoryPlace({ Shown }: { Shown: ComponentType<{ page: HistoryPage }> }) {
  const address = useAddress();
  const carried = useCarried()?.history;
  const known = carried?.address === address ? carried : undefined;
  const { page, isFailed, retry } = usePage<HistoryPage>('history', known);
  if (page) return <Shown page={page} />;
  return page === null ? <HistoryMissing /> : <Pending isFailed={isFailed} onRetry={retry} />;
}

function PlayerPlace({ id }: { id: string }) {
  const carried = useCarried()?.player;
  const known = carried?.id === id ? carried : undefined;
  const { page, isFailed, retry } = usePage<PlayerHistory>('player', known);
  if (page) return <Player player={page} />;
  return page === null ? <PlayerMissing /> : <Pending isFailed={isFailed} onRetry={retry} />;
}

/** The past: of all, or of one player. */
export default function HistoryRest() {
  const { publicId } = useParams();
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.prizes())) return <HistoryPlace Shown={Prizes} />;
  return publicId === undefined ? <HistoryPlace Shown={History} /> : <PlayerPlace key={publicId} id={publicId} />;
}
