import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ScreenFoot } from '../../features/shell/PublicLayout.tsx';
import { FilteredGrid } from '../../features/tournaments/list/FilteredGrid.tsx';
import { ListNotice, TournamentGridSkeleton } from '../../features/tournaments/list/TournamentGrid.tsx';
import { useActiveTournaments, useTournamentList } from '../../features/tournaments/use-tournaments.ts';

const EXPECTED = 6;

/** `/tournaments`: upcoming and running tournaments. */
export default function TournamentsScreen() {
  const list = useTournamentList();
  const active = useActiveTournaments(list);
  const isLoading = list.state === 'loading' && list.tournaments === null;

  return (
    <>
      <Section>
        {(isLoading || active.length > 0) && <PageTitle title="Torneos" />}
        {list.readAt === null ? <ListNotice list={list} /> : null}
        {isLoading ? <TournamentGridSkeleton count={EXPECTED} /> : null}
        {!isLoading && active.length === 0 && (
          <EmptyState
            title="NO HAY TORNEOS ACTIVOS"
            figure="0"
            unit="torneos"
            actions={<ButtonLink to={paths.home()}>Volver al inicio</ButtonLink>}
          >
            <p>El próximo se anuncia aquí y en el chat de {config.product}. Vuelve pronto.</p>
          </EmptyState>
        )}
        {active.length > 0 && <FilteredGrid tournaments={active} />}
      </Section>
      <ScreenFoot>{list.readAt === null ? null : <ListNotice list={list} />}</ScreenFoot>
    </>
  );
}
