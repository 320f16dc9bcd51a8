import { counted, limits, type TappedResult, type TappingAction } from '@arena/domain';
import { useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { AdminIcon } from '../../../../ui/icons/AdminIcon.tsx';
import type { MatchFacts } from '../facts.ts';
import styles from './Tap.module.css';

/** Numbers on one page of keys: up to 19 kills take one tap. */
const PAGE = 20;
const PAGES = Math.ceil((limits.competition.killsPerRow + 1) / PAGE);

interface Props {
  facts: MatchFacts;
  result: TappedResult;
  act: (action: TappingAction) => void;
  onUndo: (() => void) | null;
  entryId: string;
  /** True if it was selected by a tap, not because it was next. */
  isPicked: boolean;
  onDone: () => void;
}

function Keys({ page, chosen, onKills }: { page: number; chosen: number | null; onKills: (kills: number) => void }) {
  const numbers = Array.from({ length: PAGE }, (_, index) => page * PAGE + index).filter(
    (kills) => kills <= limits.competition.killsPerRow,
  );
  return (
    <div className={styles.keys}>
      {numbers.map((kills) => (
        <button
          key={kills}
          type="button"
          className={classes(styles.key, kills === chosen && styles.chosen)}
          aria-label={counted(kills, 'baja', 'bajas')}
          aria-pressed={kills === chosen}
          onClick={() => onKills(kills)}
        >
          {kills}
        </button>
      ))}
    </div>
  );
}

function Moves({ result, act, entryId, onDone }: Pick<Props, 'result' | 'act' | 'entryId' | 'onDone'>) {
  const place = result.placed.find((each) => each.entryId === entryId)?.placement ?? null;
  const move = (to: number) => act({ do: 'move', entryId, to });
  return (
    <div className={classes('beside gap-2', styles.moves)}>
      <button
        type="button"
        className={styles.tool}
        disabled={place === null || place === 1}
        onClick={() => move((place ?? 2) - 1)}
      >
        <AdminIcon name="up" size={20} />
        Subir
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={place === null || place === result.placed.length}
        onClick={() => move((place ?? 0) + 1)}
      >
        <AdminIcon name="down" size={20} />
        Bajar
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={result.absent.includes(entryId)}
        onClick={() => {
          act({ do: 'absent', entryId });
          onDone();
        }}
      >
        No jugó
      </button>
    </div>
  );
}

/** Enters the kills of one entry on large keys, then moves to the next entry. */
export function KillsPad({ facts, result, act, onUndo, entryId, isPicked, onDone }: Props) {
  const [page, setPage] = useState(0);
  const place = result.placed.find((each) => each.entryId === entryId)?.placement;
  const left = [...result.placed.map((each) => each.entryId), ...result.unplaced].filter((id) => !result.kills.has(id));
  const onKills = (kills: number) => {
    act({ do: 'kills', entryId, kills });
    setPage(0);
    onDone();
  };
  return (
    <div className={classes('dock', styles.dock)}>
      <p className={styles.next} role="status">
        <span className={classes('shortened', styles.who)}>{facts.nameOf(entryId)}</span>{' '}
        <span className="muted">{place === undefined ? 'Sin puesto' : `${place}.º`} · ¿cuántas bajas?</span>
      </p>
      <button type="button" className={styles.undo} disabled={onUndo === null} onClick={() => onUndo?.()}>
        <AdminIcon name="undo" size={20} />
        Deshacer
      </button>
      <Keys page={page} chosen={result.kills.get(entryId) ?? null} onKills={onKills} />
      {isPicked ? <Moves result={result} act={act} entryId={entryId} onDone={onDone} /> : null}
      <div className={classes('beside gap-2', styles.moves)}>
        <button type="button" className={styles.tool} onClick={() => setPage((page + 1) % PAGES)}>
          {page + 1 < PAGES ? `${(page + 1) * PAGE} o más` : 'De 0 a 19'}
        </button>
        {isPicked ? (
          <button type="button" className={styles.tool} onClick={onDone}>
            Listo
          </button>
        ) : (
          <button type="button" className={styles.tool} onClick={() => act({ do: 'no_more_kills' })}>
            {left.length === 1 ? 'El que falta: 0' : `Los ${left.length} que faltan: 0`}
          </button>
        )}
      </div>
    </div>
  );
}
