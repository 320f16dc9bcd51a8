import { counted, isPast, listed, type ResultSummary } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LocalDateAndClock } from '#ui/layout/LocalTime.tsx';
import styles from './ResultNews.module.css';

function headingOf({ state, first }: ResultSummary): string {
  if (state === 'finished') return first.length > 1 ? 'Campeones' : 'Campeón';
  if (first.length === 0) return state === 'playing' ? 'En juego' : 'Primera partida';
  return first.length > 1 ? 'Lideran' : 'Lidera';
}

export function ResultNews({ result }: { result: ResultSummary }) {
  const { state, first, points } = result;
  // A match that begins late has no time yet.
  const nextAt = useServerNow((now) => (isPast(result.nextAt, now) ? null : result.nextAt));
  if (first.length === 0 && nextAt === null && state !== 'playing') return null;
  return (
    <Stack as="p" gap={1}>
      <span className={state === 'finished' ? styles.champion : styles.kicker}>{headingOf(result)}</span>
      {first.length === 0 ? null : (
        <>
          {' '}
          <strong className={styles.name}>{listed(first)}</strong>{' '}
          <Note as="span" size="small">
            con {counted(points, 'punto', 'puntos')}
          </Note>
        </>
      )}
      {nextAt === null ? null : (
        <Note as="span" size="small">
          {first.length === 0 ? ' ' : ' Sigue: '}
          <LocalDateAndClock instant={nextAt} className={styles.clock} />
        </Note>
      )}
    </Stack>
  );
}
