import { lazy, Suspense } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { elementAfterPaint } from '#lib/page/after-paint.ts';
import { useHasLink } from '#lib/storage/session-hint.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ScreenFoot } from '../../features/shell/PublicLayout.tsx';
import { NextTournament, NextTournamentSpace } from '../../features/tournaments/list/NextTournament.tsx';
import { ListNotice, TournamentGrid, TournamentGridSkeleton } from '../../features/tournaments/list/TournamentGrid.tsx';
import {
  useActiveTournaments,
  useNextTournament,
  useTournamentList,
} from '../../features/tournaments/use-tournaments.ts';
import styles from './HomeScreen.module.css';

const liveNow = elementAfterPaint(() => import('../../features/tournaments/list/LiveNow.tsx'));
const sections = elementAfterPaint(() => import('./HomeSections.tsx'));

const Registrations = lazy(() => import('../../features/my-registration/list/HomeRegistrations.tsx'));

const SHOWN = 3;

/** `/`: the home page. */
export default function HomeScreen() {
  const list = useTournamentList();
  const active = useActiveTournaments(list);
  const next = useNextTournament(active);
  const isLoading = list.state === 'loading' && list.tournaments === null;

  const hasLink = useHasLink();

  return (
    <>
      <Stack gap={2} className={styles.own}>
        {hasLink ? (
          <Suspense>
            <Registrations />
          </Suspense>
        ) : null}
      </Stack>
      <div className={styles.hero}>
        <Stack gap={5} className={styles.call}>
          <PageTitle title={config.product}>
            <span className={styles.shout}>Entra antes de que cierre la zona</span>
          </PageTitle>
          <Note size="lead" className={styles.lead}>
            {config.tagline} Lee las reglas, inscríbete con tu ID y juega por premios.
          </Note>
          <ButtonLink to={paths.tournaments()}>Inscríbete ahora</ButtonLink>
        </Stack>
        {next ? <NextTournament tournament={next} /> : <NextTournamentSpace isLoading={isLoading} />}
      </div>
      {liveNow}
      {(isLoading || active.length > 0) && (
        <Section>
          <Title>Próximos torneos</Title>
          {isLoading ? (
            <TournamentGridSkeleton count={SHOWN} />
          ) : (
            <TournamentGrid tournaments={active.slice(0, SHOWN)} />
          )}
          <div className={styles.more}>
            <ButtonLink look="secondary" wide to={paths.tournaments()}>
              Ver todos los torneos
            </ButtonLink>
          </div>
        </Section>
      )}
      {sections}
      <ScreenFoot>
        <ListNotice list={list} />
      </ScreenFoot>
    </>
  );
}
