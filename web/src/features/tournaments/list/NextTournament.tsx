import type { PublicTournament } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useEnrolment } from '#lib/storage/local-registrations.ts';
import { classes } from '#ui/classes.ts';
import { Ring } from '#ui/icons/Ring.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LocalDateAndClock } from '#ui/layout/LocalTime.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { RegistrationTime, SeatsRing } from '../card/TournamentParts.tsx';
import styles from './NextTournament.module.css';

/**
 * The next tournament, large: seats, name and closing time, or that this phone's player is registered. All of it is a
 * link.
 */
export function NextTournament({ tournament }: { tournament: PublicTournament }) {
  const enrolment = useEnrolment(tournament.id);
  const to = enrolment === null ? paths.tournament(tournament.id) : paths.register(tournament.id);
  return (
    <Link to={to} className={classes('sides', styles.next)}>
      <SeatsRing tournament={tournament} className={styles.ring} />
      <Stack as="span" gap={1}>
        <Note as="span" size="small">
          {enrolment === null ? 'Próximo torneo' : 'Tu inscripción'}
        </Note>
        <span className={styles.name}>{tournament.name}</span>
        <Note as="span" size="small">
          <LocalDateAndClock instant={tournament.date} className={styles.clock} />
        </Note>
        <span className={styles.closing}>
          <RegistrationTime tournament={tournament} />
        </span>
      </Stack>
    </Link>
  );
}

/** Shown while the next tournament loads, or if none is announced. */
export function NextTournamentSpace({ isLoading }: { isLoading: boolean }) {
  return (
    <p className={classes('sides', styles.next)} aria-hidden={isLoading}>
      <Ring
        open={isLoading ? 1 : 0}
        tone="quiet"
        figure={isLoading ? '' : '0'}
        unit={isLoading ? '' : 'torneos'}
        label=""
        className={styles.ring}
      />
      <Stack as="span" gap={1}>
        <Note as="span" size="small">
          Próximo torneo
        </Note>
        <span className={styles.name}>{isLoading ? <Skeleton measure="long" /> : 'Por anunciar'}</span>
        <Note as="span" size="small">
          {isLoading ? <Skeleton measure="full" /> : 'Lo avisamos en el chat.'}
        </Note>
      </Stack>
    </p>
  );
}
