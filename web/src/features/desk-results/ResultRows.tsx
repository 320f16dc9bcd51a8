import type { ResultRow } from '@arena/domain';
import { useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import type { MatchFacts } from './facts.ts';
import type { RowFaults } from './finishing/checks.ts';
import { pointsOf } from './finishing/forecast.ts';
import styles from './ResultRows.module.css';
import { absentText, byPlace } from './rows.ts';

interface Props {
  facts: MatchFacts;
  rows: readonly ResultRow[];
  faults?: RowFaults;
  /** Whose turn it is. */
  picked?: string | null;
  /** Hears who is to be changed; without it rows are for reading. */
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
  fault: string | undefined;
  isPicked: boolean;
}

function Row({ row, fault, facts, isPicked, onPick }: RowProps) {
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
      {fault === undefined ? null : (
        <p className={styles.fault}>
          <Icon name="alert" size={18} />
          {fault}
        </p>
      )}
    </li>
  );
}

/** A result as it is read: by place, with what each row is worth; who didn't play in one line below. */
export function ResultRows({ facts, rows, faults, picked = null, onPick }: Props) {
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
              fault={faults?.byEntry.get(row.entryId)}
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
