import { allStandings, type Match, type ResultRow, type RowChange, type Standing } from '@arena/domain';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Note, Stack, Title } from '#ui/layout/Layout.tsx';
import type { RowFaults } from './entry/checks.ts';
import { absentText, byPlace, type MatchFacts, pointsOf, resultText } from './entry/facts.ts';
import { useResult } from './entry/result-context.ts';
import result from './MatchResult.module.css';
import styles from './ResultRows.module.css';

interface Props {
  faults?: RowFaults;
  /** Shown below the row of an entry, such as the line it was read from. */
  beside?: ReadonlyMap<string, ReactNode>;
  picked?: string | null;
  /** Called with the entry to edit; without it rows are read-only. */
  onPick?: (entryId: string) => void;
}

function Figures({ row }: { row: ResultRow }) {
  const { facts } = useResult();
  const points = pointsOf(facts, row);
  return (
    <>
      <span className={styles.place}>{row.placement === null ? '–' : `${row.placement}.º`}</span>
      <span className={styles.name}>{facts.nameOf(row.entryId)}</span>
      <span className={styles.kills}>
        {row.kills ?? '–'}
        <span className={styles.unit}> {row.kills === 1 ? 'baja' : 'bajas'}</span>
      </span>
      <span className={styles.points}>
        {points}
        <span className={styles.unit}> {points === 1 ? 'pt' : 'pts'}</span>
      </span>
    </>
  );
}

interface RowProps {
  row: ResultRow;
  error: string | undefined;
  beside: ReactNode;
  isPicked: boolean;
  onPick: ((entryId: string) => void) | undefined;
}

function Row({ row, error, beside, isPicked, onPick }: RowProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPicked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <li ref={place} className={classes(styles.row, isPicked && styles.picked)}>
      {onPick === undefined ? (
        <div className={styles.line}>
          <Figures row={row} />
        </div>
      ) : (
        <button
          type="button"
          className={styles.line}
          aria-current={isPicked || undefined}
          onClick={() => onPick(row.entryId)}
        >
          <Figures row={row} />
        </button>
      )}
      {beside}
      {error === undefined ? null : (
        <p className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </li>
  );
}

/** The entered result by place, with the points of each row; absent entries in one line below. */
export function ResultRows({ faults, beside, picked = null, onPick }: Props) {
  const { facts, entering } = useResult();
  const sorted = byPlace(entering.rows);
  const absent = sorted.filter(({ entryId, played }) => !played && faults?.byEntry.get(entryId) === undefined);
  const shown = sorted.filter((row) => !absent.includes(row));
  return (
    <>
      {shown.length === 0 ? null : (
        <Stack as="ol" aria-label="Resultado">
          {shown.map((row) => (
            <Row
              key={row.entryId}
              row={row}
              error={faults?.byEntry.get(row.entryId)}
              beside={beside?.get(row.entryId)}
              isPicked={picked === row.entryId}
              onPick={onPick}
            />
          ))}
        </Stack>
      )}
      {absent.length === 0 ? null : (
        <Note size="small">{absentText(absent.map(({ entryId }) => facts.nameOf(entryId)))}</Note>
      )}
    </>
  );
}

/** Differences between two results, row by row: before → after. */
export function ChangeList({ changes }: { changes: readonly RowChange[] }) {
  const { nameOf } = useResult().facts;
  return (
    <Stack as="ul" gap={2}>
      {changes.map(({ entryId, before, after }) => (
        <li key={entryId}>
          <strong>{nameOf(entryId)}</strong>: {resultText(before)} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> ahora </span> <span className={result.after}>{resultText(after)}</span>
        </li>
      ))}
    </Stack>
  );
}

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
    <Stack as="section" gap={2} className={styles.forecast} aria-labelledby={title}>
      <Title id={title} size="sign">
        {isChanged ? 'Así queda la tabla' : 'La tabla'}
      </Title>
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
              <td className={styles.total}>{standing.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
