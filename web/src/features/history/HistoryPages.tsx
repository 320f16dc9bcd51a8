import type { HistoryPage } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NICKNAME_PARAMETER, paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { History } from './History.tsx';
import { historyQuery, playerQuery } from './history-query.ts';
import { Player, PlayerMissing } from './Player.tsx';
import { YearPrizes } from './YearPrizes';

/** Returns the canonical address of a page: a normalised search, and nothing else. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  const typed = new URLSearchParams(search).get(NICKNAME_PARAMETER);
  return typed ? `${pathname}?${new URLSearchParams({ [NICKNAME_PARAMETER]: typed })}` : pathname;
}

function HistoryMissing() {
  return (
    <Section>
      <EmptyState
        title="Año sin historial"
        figure="0"
        unit="torneos"
        actions={<ButtonLink to={paths.history()}>Ver el historial</ButtonLink>}
      >
        <p>De ese año no hay torneos terminados. Revisa la dirección.</p>
      </EmptyState>
    </Section>
  );
}

/** Shown while a page of the history loads or after a failure. */
function Pending({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <Section>
      {isFailed ? (
        <EmptyState
          title="No pudimos cargar el historial"
          figure="?"
          actions={<Button onClick={onRetry}>Reintentar</Button>}
        >
          <p>Revisa tu conexión y prueba otra vez.</p>
        </EmptyState>
      ) : (
        <RowsLoading label="Cargando el historial…" count={4} height="high" className="" />
      )}
    </Section>
  );
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

/** The history of all tournaments, or of one player. */
export default function HistoryPages() {
  const { publicId } = useParams();
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.prizes())) return <PastOfAll Shown={YearPrizes} />;
  return publicId === undefined ? <PastOfAll Shown={History} /> : <PastOfPlayer key={publicId} id={publicId} />;
}
