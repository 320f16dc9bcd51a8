import { counted, isPast, listed, type ResultSummary, shortDateText } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import styles from './ResultNews.module.css';

function headingOf({ state, first }: ResultSummary): string {
  if (state === 'finished') return first.length > 1 ? 'Campeones' : 'Campeón';
  if (first.length === 0) return state === 'playing' ? 'En juego' : 'Primera partida';
  return first.length > 1 ? 'Lideran' : 'Lidera';
}

function Next({ at }: { at: string }) {
  return (
    <>
      <LocalTime instant={at} write={shortDateText} />{' '}
      <span className={styles.clock}>
        <LocalTime instant={at} write={clockIn} />
      </span>
    </>
  );
}

export function ResultNews({ result }: { result: ResultSummary }) {
  const { state, first, points } = result;
  // A match that begins late has no time yet.
  const nextAt = useServerNow((now) => (isPast(result.nextAt, now) ? null : result.nextAt));
  if (first.length === 0 && nextAt === null && state !== 'playing') return null;
  return (
    <p className="below gap-1">
      <span className={state === 'finished' ? styles.champion : styles.kicker}>{headingOf(result)}</span>
      {first.length === 0 ? null : (
        <>
          {' '}
          <strong className={styles.name}>{listed(first)}</strong>{' '}
          <span className={styles.points}>con {counted(points, 'punto', 'puntos')}</span>
        </>
      )}
      {nextAt === null ? null : (
        <span className={styles.next}>
          {first.length === 0 ? ' ' : ' Sigue: '}
          <Next at={nextAt} />
        </span>
      )}
    </p>
  );
}
