import { CommunityLinks } from '../features/community/CommunityLinks.tsx';
import { Hero } from '../features/community/Hero.tsx';
import { HowItWorks } from '../features/community/HowItWorks.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { ListNotice } from '../features/tournaments/ListNotice.tsx';
import { NextTournament, NextTournamentSkeleton } from '../features/tournaments/NextTournament.tsx';
import { TournamentGrid, TournamentGridSkeleton } from '../features/tournaments/TournamentGrid.tsx';
import { useActiveTournaments, useNextTournament, useTournamentList } from '../features/tournaments/use-tournaments.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section, SectionTitle } from '../ui/Section.tsx';
import styles from './HomeScreen.module.css';

const SHOWN = 3;

/** `/`: what this is, what is next, and the way in. */
export function HomeScreen() {
  const list = useTournamentList();
  const active = useActiveTournaments(list);
  const next = useNextTournament(active);
  const isLoading = list.state === 'loading' && list.tournaments === null;

  return (
    <PublicLayout>
      <Hero>
        {isLoading ? <NextTournamentSkeleton /> : null}
        {next ? <NextTournament tournament={next} /> : null}
      </Hero>
      {(isLoading || active.length > 0) && (
        <Section>
          <SectionTitle>Próximos torneos</SectionTitle>
          <ListNotice list={list} />
          {isLoading ? (
            <TournamentGridSkeleton count={SHOWN} />
          ) : (
            <TournamentGrid tournaments={active.slice(0, SHOWN)} />
          )}
          <div className={styles.more}>
            <ButtonLink look="secondary" wide href={paths.tournaments()}>
              Ver todos los torneos
            </ButtonLink>
          </div>
        </Section>
      )}
      <HowItWorks />
      <CommunityLinks />
    </PublicLayout>
  );
}
