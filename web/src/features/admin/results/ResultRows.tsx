import type { ResultRow, RowChange } from '@arena/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { RowFaults } from './entry/checks.ts';
import { pointsOf } from './entry/facts.ts';
import { useResult } from './entry/result-context.ts';
import { absentText, byPlace, resultText } from './entry/rows.ts';
import panels from './Panels.module.css';
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
        <ol className="below" aria-label="Resultado">
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
        </ol>
      )}
      {absent.length === 0 ? null : (
        <p className="muted small">{absentText(absent.map(({ entryId }) => facts.nameOf(entryId)))}</p>
      )}
    </>
  );
}

/** Differences between two results, row by row: before → after. */
export function ChangeList({ changes }: { changes: readonly RowChange[] }) {
  const { nameOf } = useResult().facts;
  return (
    <ul className="below gap-2">
      {changes.map(({ entryId, before, after }) => (
        <li key={entryId}>
          <strong>{nameOf(entryId)}</strong>: {resultText(before)} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> ahora </span> <span className={panels.after}>{resultText(after)}</span>
        </li>
      ))}
    </ul>
  );
}
