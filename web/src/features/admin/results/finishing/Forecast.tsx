import type { ResultRow } from '@arena/domain';
import { useId } from 'react';
import { classes } from '../../../../ui/classes.ts';
import type { MatchFacts } from '../facts.ts';
import styles from './Forecast.module.css';
import { type ForecastRow, forecast } from './forecast.ts';

function Moved({ moved }: Pick<ForecastRow, 'moved'>) {
  if (moved === null || moved === 0) {
    return (
      <td>
        <span className="visually-hidden">igual</span>
      </td>
    );
  }
  const isUp = moved > 0;
  const text = `${isUp ? 'sube' : 'baja'} ${Math.abs(moved)}`;
  return <td className={classes(styles.moved, isUp ? styles.up : 'muted')}>{text}</td>;
}

interface Props {
  facts: MatchFacts;
  rows: readonly ResultRow[];
  isStored: boolean;
}

/** Previews the group's table with this result. */
export function Forecast({ facts, rows, isStored }: Props) {
  const title = useId();
  if (!rows.some(({ played }) => played)) return null;
  return (
    <section className={styles.forecast} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {isStored ? 'La tabla' : 'Así queda la tabla'}
      </h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Lugar</th>
            <th scope="col">Participante</th>
            <th scope="col">Cambio</th>
            <th scope="col">Esta partida</th>
            <th scope="col">Puntos</th>
          </tr>
        </thead>
        <tbody>
          {forecast(facts, rows).map(({ standing, name, gained, moved }) => (
            <tr key={standing.entryId}>
              <td className={styles.rank}>{standing.rank}</td>
              <th scope="row">{name}</th>
              <Moved moved={moved} />
              <td className={styles.gained}>{`${gained > 0 ? '+' : ''}${gained}`}</td>
              <td className={styles.points}>{standing.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
