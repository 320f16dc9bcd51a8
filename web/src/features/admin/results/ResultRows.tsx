import type { ResultRow } from '@arena/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { MatchFacts } from './facts.ts';
import type { RowFaults } from './finishing/checks.ts';
import { pointsOf } from './finishing/forecast.ts';
import styles from './ResultRows.module.css';
import { absentText, byPlace } from './rows.ts';

interface Props {
  facts: MatchFacts;
  rows: readonly ResultRow[];
  faults?: RowFaults;
  /** Shown below the row of an entry, such as the line it was read from. */
  beside?: ReadonlyMap<string, ReactNode>;
  picked?: string | null;
  /** Called with the entry to edit; without it rows are read-only. */
  onPick?: (entryId: string) => void;
}

function Figures({ row, facts }: { row: ResultRow; facts: MatchFacts }) {
  return (
    <>
      <span className={styles.place}>{row.placement === null ? '–' : `${row.placement}.º`}</span>
      <span className={styles.name}>{facts.nameOf(row.entryId)}</span>
      <span className={styles.kills}>
        {row.kills ?? '–'}
        <span className={styles.unit}> {row.kills === 1 ? 'baja' : 'bajas'}</span>
      </span>
      <span className={styles.points}>
        {pointsOf(facts, row)}
        <span className={styles.unit}> {pointsOf(facts, row) === 1 ? 'pt' : 'pts'}</span>
      </span>
    </>
  );
}

interface RowProps extends Pick<Props, 'facts' | 'onPick'> {
  row: ResultRow;
  error: string | undefined;
  beside: ReactNode;
  isPicked: boolean;
}

function Row({ row, error, beside, facts, isPicked, onPick }: RowProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPicked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <li ref={place} className={classes(styles.row, isPicked && styles.picked)}>
      {onPick === undefined ? (
        <div className={styles.line}>
          <Figures row={row} facts={facts} />
        </div>
      ) : (
        <button
          type="button"
          className={styles.line}
          aria-current={isPicked || undefined}
          onClick={() => onPick(row.entryId)}
        >
          <Figures row={row} facts={facts} />
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

/** A result by place, with the points of each row; absent entries in one line below. */
export function ResultRows({ facts, rows, faults, beside, picked = null, onPick }: Props) {
  const sorted = byPlace(rows);
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
              facts={facts}
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
