import { counted, limits } from '@arena/domain';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note } from '#ui/layout/Layout.tsx';
import { useResult } from '../entry/result-context.ts';
import { Finish } from '../Finish.tsx';
import { ResultRows } from '../ResultRows.tsx';
import styles from './Tap.module.css';
import { TapPlaces } from './TapPlaces.tsx';
import { type Taps, useTaps } from './tapping.ts';

/** Numbers on one page of keys: up to 19 kills take one tap. */
const PAGE = 20;
const PAGES = Math.ceil((limits.competition.killsPerRow + 1) / PAGE);

/** Enters a result by tapping: places in order, then kills, one tap each, then a review. */
export function TapEntry() {
  const { faults } = useResult();
  const [picked, setPicked] = useState<string | null>(null);
  const taps = useTaps();
  if (taps === null) {
    return (
      <>
        <Notice tone="info">Este resultado tiene puestos saltados o repetidos. Corrígelo en «Teclas».</Notice>
        <ResultRows faults={faults} />
        <Finish />
      </>
    );
  }
  if (taps.result.waiting.length > 0) return <TapPlaces taps={taps} />;
  const asked = picked ?? taps.result.nextForKills;
  return (
    <>
      <ResultRows faults={faults} picked={asked} onPick={setPicked} />
      {asked === null ? (
        <Finish isAsked />
      ) : (
        <KillsPad taps={taps} entryId={asked} isPicked={picked !== null} onDone={() => setPicked(null)} />
      )}
    </>
  );
}

interface PadProps {
  taps: Taps;
  entryId: string;
  /** True if it was selected by a tap, not because it was next. */
  isPicked: boolean;
  onDone: () => void;
}

/** Enters the kills of one entry on large keys, then moves to the next entry. */
function KillsPad({ taps, entryId, isPicked, onDone }: PadProps) {
  const { nameOf } = useResult().facts;
  const { result, act, canUndo } = taps;
  const [page, setPage] = useState(0);
  const place = result.placed.find((each) => each.entryId === entryId)?.placement;
  const left = [...result.placed.map((each) => each.entryId), ...result.unplaced].filter((id) => !result.kills.has(id));
  const onKills = (kills: number) => {
    act({ do: 'kills', entryId, kills });
    setPage(0);
    onDone();
  };
  const undo = () => {
    onDone();
    act({ do: 'undo' });
  };
  return (
    <div className={classes('dock', styles.dock)}>
      <p className={styles.next} role="status">
        <span className={classes('shortened', styles.who)}>{nameOf(entryId)}</span>{' '}
        <Note as="span" size="text">
          {place === undefined ? 'Sin puesto' : `${place}.º`} · ¿cuántas bajas?
        </Note>
      </p>
      <button type="button" className={styles.undo} disabled={!canUndo} onClick={undo}>
        <AdminIcon name="undo" size={20} />
        Deshacer
      </button>
      <Keys page={page} chosen={result.kills.get(entryId) ?? null} onKills={onKills} />
      {isPicked ? <Moves taps={taps} entryId={entryId} onDone={onDone} /> : null}
      <Inline gap={2} className={styles.moves}>
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
      </Inline>
    </div>
  );
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

/** Corrects the place of an entry. */
function Moves({ taps: { result, act }, entryId, onDone }: { taps: Taps; entryId: string; onDone: () => void }) {
  const place = result.placed.find((each) => each.entryId === entryId)?.placement ?? null;
  const move = (to: number) => act({ do: 'move', entryId, to });
  return (
    <Inline gap={2} className={styles.moves}>
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
    </Inline>
  );
}
