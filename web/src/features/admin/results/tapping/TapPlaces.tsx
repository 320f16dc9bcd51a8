import type { TappedResult, Tapping, TappingAction, TappingEnd } from '@arena/domain';
import { useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Chips } from '../../../../ui/fields/Chips.tsx';
import { AdminIcon } from '../../../../ui/icons/AdminIcon.tsx';
import type { MatchFacts } from '../facts.ts';
import styles from './Tap.module.css';

const ends = [
  { value: 'first', label: 'Del 1.º' },
  { value: 'last', label: 'Del último' },
] as const satisfies readonly { value: TappingEnd; label: string }[];

interface Props {
  facts: MatchFacts;
  tapping: Tapping;
  result: TappedResult;
  act: (action: TappingAction) => void;
  /** Undoes the last tap; null without one. */
  onUndo: (() => void) | null;
}

function Rest({ result, act }: Pick<Props, 'result' | 'act'>) {
  const { waiting, placed } = result;
  if (placed.length === 0) return null;
  const isOne = waiting.length === 1;
  return (
    <div className={styles.rest}>
      <p>{isOne ? '¿Y el que falta?' : `¿Y los ${waiting.length} que faltan?`}</p>
      <button type="button" className={styles.tool} onClick={() => act({ do: 'rest', are: 'absent' })}>
        {isOne ? 'No jugó' : 'No jugaron'}
      </button>
      <button type="button" className={styles.tool} onClick={() => act({ do: 'rest', are: 'unplaced' })}>
        Sin puesto
      </button>
    </div>
  );
}

/** The lobby as large buttons: each tap gives the next place. Buttons keep their positions. */
export function TapPlaces({ facts, tapping, result, act, onUndo }: Props) {
  const [isMarking, setMarking] = useState(false);
  const places = new Map(result.placed.map(({ entryId, placement }) => [entryId, placement]));
  const absent = new Set(result.absent);
  const onTap = (entryId: string) => act(isMarking ? { do: 'absent', entryId } : { do: 'tap', entryId });
  return (
    <>
      <div className={styles.tools}>
        <Chips
          label="Desde dónde se cuenta"
          options={ends}
          value={tapping.from}
          onChange={(end) => act({ do: 'from', end })}
        />
        <button type="button" className={styles.mark} aria-pressed={isMarking} onClick={() => setMarking(!isMarking)}>
          No jugó
        </button>
      </div>
      <ul className={classes(styles.lobby, facts.lobby.length > 24 && styles.many)} aria-label="Sala">
        {facts.lobby.map((entry) => {
          const place = places.get(entry.id);
          const isAbsent = absent.has(entry.id);
          return (
            <li key={entry.id}>
              <button
                type="button"
                className={classes(styles.entry, place !== undefined && styles.placed, isAbsent && styles.absent)}
                aria-disabled={place !== undefined || undefined}
                onClick={() => onTap(entry.id)}
              >
                <span className={styles.name}>{facts.nameOf(entry.id)}</span>
                {place === undefined ? null : <span className={styles.place}>{place}.º</span>}
                {isAbsent ? <span className={styles.note}>no jugó</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={classes('dock', styles.dock)}>
        <p className={styles.next} role="status">
          {isMarking ? (
            <span className="muted">Toca a quien no jugó</span>
          ) : (
            <>
              <span className="muted">¿Quién quedó?</span> <span className={styles.hero}>{result.next}.º</span>
            </>
          )}
        </p>
        <button type="button" className={styles.undo} disabled={onUndo === null} onClick={() => onUndo?.()}>
          <AdminIcon name="undo" size={20} />
          Deshacer
        </button>
        <Rest result={result} act={act} />
      </div>
    </>
  );
}
