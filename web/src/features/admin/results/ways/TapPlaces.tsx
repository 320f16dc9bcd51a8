import { type Entry, nameKey, type TappingEnd } from '@arena/domain';
import { type MouseEvent, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Chips } from '#ui/fields/Chips.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { useResult } from '../entry/result-context.ts';
import rows from '../ResultRows.module.css';
import styles from './Tap.module.css';
import { letterRanges, type Taps } from './tapping.ts';

const ends = [
  { value: 'first', label: 'Del 1.º' },
  { value: 'last', label: 'Del último' },
] as const satisfies readonly { value: TappingEnd; label: string }[];

/** Entries from which on there is a search, and more than which are a long lobby with letters. */
const SEARCHED = 16;
const MANY = 24;
/** Ranges of letters that fit beside each other on a phone. */
const RANGES = 8;

function Rest({ taps: { result, act } }: { taps: Taps }) {
  const { waiting, placed } = result;
  if (placed.length === 0) return null;
  const isOne = waiting.length === 1;
  return (
    <Inline gap={2} align="center" className={styles.rest}>
      <p>{isOne ? 'Falta 1. ¿Jugó?' : `Faltan ${waiting.length}. ¿Jugaron?`}</p>
      <button type="button" className={styles.tool} onClick={() => act({ do: 'rest', are: 'absent' })}>
        {isOne ? 'No jugó' : 'No jugaron'}
      </button>
      <button type="button" className={styles.tool} onClick={() => act({ do: 'rest', are: 'unplaced' })}>
        {isOne ? 'Jugó, sin puesto' : 'Jugaron, sin puesto'}
      </button>
    </Inline>
  );
}

function Letters({ left, onJump }: { left: readonly Entry[]; onJump: (entry: Entry) => void }) {
  const { lobby, nameOf } = useResult().facts;
  const isLeft = new Set(left);
  return (
    <nav className={styles.letters} aria-label="Ir a una letra">
      {letterRanges(
        lobby.map(({ id }) => nameOf(id)),
        RANGES,
      ).map(({ label, at, end }) => {
        const first = lobby.slice(at, end).find((entry) => isLeft.has(entry));
        return (
          <button
            key={at}
            type="button"
            aria-label={`Ir a ${label}`}
            disabled={first === undefined}
            onClick={() => first !== undefined && onJump(first)}
          >
            {label}
          </button>
        );
      })}
    </nav>
  );
}

/** Moves the focus to the button beside a pressed one, which leaves the list. */
function focusNext({ currentTarget }: MouseEvent): void {
  const item = currentTarget.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector('button')?.focus({ preventScroll: true });
}

/** The lobby as large buttons: each tap gives the next place, and moves the entry to those below. */
export function TapPlaces({ taps }: { taps: Taps }) {
  const { tapping, result, act, canUndo } = taps;
  const [isMarking, setMarking] = useState(false);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { lobby, nameOf } = useResult().facts;
  const waiting = new Set(result.waiting);
  const left = lobby.filter(({ id }) => waiting.has(id));
  const shown = left.filter(({ id }) => nameKey(nameOf(id)).includes(nameKey(query)));
  const isMany = lobby.length > MANY;
  const last = result.placed.find(({ placement }) => placement === result.next + (tapping.from === 'first' ? -1 : 1));
  const onTap = (entryId: string) => {
    setQuery('');
    act(isMarking ? { do: 'absent', entryId } : { do: 'tap', entryId });
  };
  const jump = (entry: Entry) => {
    const item = list.current?.children[left.indexOf(entry)];
    item?.scrollIntoView({ block: 'start' });
    item?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Inline gap={2} align="center" apart unbroken className={styles.tools}>
        <Chips
          label="Desde dónde se cuenta"
          options={ends}
          value={tapping.from}
          onChange={(end) => act({ do: 'from', end })}
        />
        <button type="button" className={styles.mark} aria-pressed={isMarking} onClick={() => setMarking(!isMarking)}>
          No jugó
        </button>
      </Inline>
      {lobby.length < SEARCHED ? null : (
        <SearchField
          label="Buscar en la sala"
          placeholder="Buscar en la sala"
          query={query}
          onChange={setQuery}
          found={query.trim() === '' ? '' : `${shown.length}`}
        />
      )}
      {isMany && query === '' ? <Letters left={left} onJump={jump} /> : null}
      {shown.length === 0 ? <Note size="text">Nadie por anotar se llama así.</Note> : null}
      <Stack gap={4} className={classes(tapping.steps.length % 2 === 0 ? styles.even : styles.odd)}>
        <ul ref={list} className={classes(styles.lobby, isMany && styles.many)} aria-label="Sala">
          {shown.map(({ id }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                onClick={(event) => {
                  focusNext(event);
                  onTap(id);
                }}
              >
                <span className={rows.name}>{nameOf(id)}</span>
              </button>
            </li>
          ))}
        </ul>
        <Rest taps={taps} />
        <Named taps={taps} isMany={isMany} onTap={onTap} />
      </Stack>
      <div className={classes('dock', styles.dock)}>
        <p className={styles.next} role="status">
          {isMarking ? (
            <Note as="span" size="text">
              Toca a quien no jugó
            </Note>
          ) : (
            <>
              <span className={styles.asked}>
                ¿Quién quedó?
                {last === undefined ? null : (
                  <span className="shortened">
                    {last.placement}.º {nameOf(last.entryId)}
                  </span>
                )}
              </span>
              <span className={styles.hero}>{result.next}.º</span>
            </>
          )}
        </p>
        <button type="button" className={styles.undo} disabled={!canUndo} onClick={() => act({ do: 'undo' })}>
          <AdminIcon name="undo" size={20} />
          Deshacer
        </button>
      </div>
    </>
  );
}

interface NamedProps {
  taps: Taps;
  isMany: boolean;
  onTap: (entryId: string) => void;
}

/** Entries with a place, and absent ones. A tap lets an absent one play. */
function Named({ taps, isMany, onTap }: NamedProps) {
  const { nameOf } = useResult().facts;
  const { placed, absent } = taps.result;
  if (placed.length + absent.length === 0) return null;
  return (
    <ul className={classes(styles.lobby, isMany && styles.many)} aria-label="Ya anotados">
      {placed.map(({ entryId, placement }) => (
        <li key={entryId}>
          <button
            type="button"
            className={classes(styles.entry, styles.placed)}
            aria-disabled
            onClick={() => onTap(entryId)}
          >
            <span className={rows.name}>{nameOf(entryId)}</span>
            <span className={styles.place}>{placement}.º</span>
          </button>
        </li>
      ))}
      {absent.map((entryId) => (
        <li key={entryId}>
          <button type="button" className={classes(styles.entry, styles.absent)} onClick={() => onTap(entryId)}>
            <span className={rows.name}>{nameOf(entryId)}</span>
            <span className={styles.note}>no jugó</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
