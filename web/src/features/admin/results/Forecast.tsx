import { allStandings, type Match, type ResultRow, type Standing } from '@arena/domain';
import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { type MatchFacts, pointsOf } from './entry/facts.ts';
import { useResult } from './entry/result-context.ts';
import styles from './Forecast.module.css';

/** A row of the table once this result counts. */
interface ForecastRow {
  standing: Standing;
  name: string;
  /** Points in this match. */
  gained: number;
  /** Ranks gained (positive) or lost by this match; null for the first match. */
  moved: number | null;
}

function tableWith({ view, match, stage, group }: MatchFacts, change: Partial<Match>): Standing[] {
  const matches = view.matches.map((each) => (each.id === match.id ? { ...each, ...change } : each));
  const found = allStandings(view.competition, view.entries, matches).find((each) => each.stage.id === stage.id);
  return found?.rows.filter(({ groupId }) => groupId === group.id) ?? [];
}

/** Returns the group's table with this result, and the changes that this match makes. */
function forecast(facts: MatchFacts, rows: readonly ResultRow[]): ForecastRow[] {
  const before = tableWith(facts, { state: 'scheduled', rows: [] });
  const hadTable = before.some(({ matches }) => matches > 0);
  const ranks = new Map(before.map(({ entryId, rank }) => [entryId, rank]));
  const gained = new Map(rows.map((row) => [row.entryId, pointsOf(facts, row)]));
  return tableWith(facts, { state: 'provisional', rows: [...rows] }).map((standing) => ({
    standing,
    name: facts.nameOf(standing.entryId),
    gained: gained.get(standing.entryId) ?? 0,
    moved: hadTable ? (ranks.get(standing.entryId) ?? standing.rank) - standing.rank : null,
  }));
}

function Moved({ moved }: { moved: number | null }) {
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

/** Previews the group's table with this result. */
export function Forecast() {
  const { facts, entering, isChanged } = useResult();
  const { rows } = entering;
  const title = useId();
  if (!rows.some(({ played }) => played)) return null;
  return (
    <section className={styles.forecast} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {isChanged ? 'Así queda la tabla' : 'La tabla'}
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
