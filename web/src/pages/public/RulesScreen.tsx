import { Link, useParams } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { RulesReading } from '../../features/rules/RulesReading.tsx';
import { ListNotice, TournamentSkeleton } from '../../features/tournaments/list/TournamentGrid.tsx';
import styles from './RulesScreen.module.css';
import { useTournamentOrHome } from './use-tournament-or-home.ts';

const BACK = { href: paths.tournaments(), label: 'Volver a torneos' };

/** `/tournament-rules/:tournamentId`: without a header, with a single action and a back link. */
export default function RulesScreen() {
  const { tournamentId = '' } = useParams();
  const { view, list } = useTournamentOrHome(tournamentId);

  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to={BACK.href} className="touch back">
          <Icon name="back" />
          {BACK.label}
        </Link>
      </header>
      <main className={styles.main}>
        {view.state === 'loading' ? <TournamentSkeleton /> : null}
        {view.state === 'found' ? (
          <RulesReading key={view.tournament.id} tournament={view.tournament} note={<ListNotice list={list} />} />
        ) : null}
        {view.state === 'missing' ? (
          <Section narrow>
            <EmptyState
              title="Torneo no encontrado"
              figure="?"
              actions={<ButtonLink to={BACK.href}>{BACK.label}</ButtonLink>}
            >
              <p>El torneo que buscas no existe o ya no está publicado.</p>
            </EmptyState>
          </Section>
        ) : null}
      </main>
    </div>
  );
}
