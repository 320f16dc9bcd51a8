import { lazy, useState } from 'react';
import { Achievements } from '../features/achievements/Achievements.tsx';
import { CommunityLinks } from '../features/community/CommunityLinks.tsx';
import { Hero } from '../features/community/Hero.tsx';
import { HowItWorks } from '../features/community/HowItWorks.tsx';
import { isDismissed } from '../features/development-notice/dismissal.ts';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { ListNotice } from '../features/tournaments/ListNotice.tsx';
import { NextTournament, NextTournamentSkeleton } from '../features/tournaments/NextTournament.tsx';
import { TournamentGrid, TournamentGridSkeleton } from '../features/tournaments/TournamentGrid.tsx';
import { useActiveTournaments, useNextTournament, useTournamentList } from '../features/tournaments/use-tournaments.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Later } from '../ui/Later.tsx';
import { Section, SectionTitle } from '../ui/Section.tsx';
import styles from './HomeScreen.module.css';

const DevelopmentNotice = lazy(() => import('../features/development-notice/DevelopmentNotice.tsx'));

const SHOWN = 3;

/** Before all else for the keyboard and for screen readers, which are told of it when it comes. */
function Notice() {
  const [isNews] = useState(() => !isDismissed());
  return (
    <div aria-live="polite">
      {isNews ? (
        <Later>
          <DevelopmentNotice />
        </Later>
      ) : null}
    </div>
  );
}

/** `/`: what this is, what is next, and the way in. */
export default function HomeScreen() {
  const list = useTournamentList();
  const active = useActiveTournaments(list);
  const next = useNextTournament(active);
  const isLoading = list.state === 'loading' && list.tournaments === null;

  return (
    <PublicLayout>
      <Notice />
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
      <Achievements />
      <HowItWorks />
      <CommunityLinks />
    </PublicLayout>
  );
}
