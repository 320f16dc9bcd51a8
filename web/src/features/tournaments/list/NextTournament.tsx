import { type PublicTournament, shortDateText } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { enrolledText, useEnrolment } from '#lib/storage/local-registrations.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { classes } from '#ui/classes.ts';
import { Ring } from '#ui/icons/Ring.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { ClosingTime } from '../card/ClosingTime.tsx';
import { SeatsRing } from '../card/SeatsRing.tsx';
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
      <span className="below gap-1">
        <span className="muted small">{enrolment === null ? 'Próximo torneo' : 'Tu inscripción'}</span>
        <span className={styles.name}>{tournament.name}</span>
        <span className="muted small">
          <LocalTime instant={tournament.date} write={shortDateText} />{' '}
          <span className={styles.clock}>
            <LocalTime instant={tournament.date} write={clockIn} />
          </span>
        </span>
        <span className={styles.closing}>
          {enrolment === null ? (
            <ClosingTime tournament={tournament} />
          ) : (
            <>
              {`${enrolledText(enrolment)} el `}
              <LocalTime instant={enrolment.at} write={shortDateText} />
            </>
          )}
        </span>
      </span>
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
      <span className="below gap-1">
        <span className="muted small">Próximo torneo</span>
        <span className={styles.name}>{isLoading ? <Skeleton measure="long" /> : 'Por anunciar'}</span>
        <span className="muted small">{isLoading ? <Skeleton measure="full" /> : 'Lo avisamos en el chat.'}</span>
      </span>
    </p>
  );
}
