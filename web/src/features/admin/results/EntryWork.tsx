import { type ReactNode, useState } from 'react';
import { Chips } from '../../../ui/fields/Chips.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { faultsOf, type RowFaults } from './finishing/checks.ts';
import { DeliveryNotice } from './finishing/DeliveryNotice.tsx';
import { Finish } from './finishing/Finish.tsx';
import { GridEntry } from './grid/GridEntry.tsx';
import styles from './MatchResult.module.css';
import type { WorkProps } from './MatchWork.tsx';
import { PasteEntry } from './pasting/PasteEntry.tsx';
import { TapEntry } from './tapping/TapEntry.tsx';

const ways = [
  { value: 'tap', label: 'Tocar' },
  { value: 'paste', label: 'Pegar' },
  { value: 'keys', label: 'Teclas' },
] as const;
type Way = (typeof ways)[number]['value'];

export interface WayProps extends WorkProps {
  faults: RowFaults;
  /** Renders the save button once the result is complete enough; `left` counts pasted lines that were left out. */
  finish: (facts?: { left?: number; isAsked?: boolean }) => ReactNode;
}

/** Returns the default way to enter results: by keyboard on a computer, by tapping on a phone. */
function usualWay(): Way {
  return window.matchMedia('(min-width: 64rem)').matches ? 'keys' : 'tap';
}

/** Enters a result by tapping, pasting or typing. The ways can be mixed. */
export function EntryWork({ onDone, ...work }: WorkProps & { onDone: () => void }) {
  const { session, state, facts } = work;
  const hasPaste = (state.entering.pasted?.text ?? '') !== '';
  const [way, setWay] = useState<Way>(() => (hasPaste ? 'paste' : usualWay()));
  const faults = faultsOf(facts, state.entering.rows, state.refusal);
  const finish: WayProps['finish'] = ({ left = 0, isAsked = false } = {}) => (
    <Finish {...work} faults={faults} left={left} isAsked={isAsked} onDone={onDone} />
  );
  const given = { ...work, faults, finish };
  return (
    <fieldset className={styles.work} disabled={state.delivery === 'sending'}>
      <legend className="visually-hidden">Anotar el resultado</legend>
      {state.delivery === 'waiting' ? <DeliveryNotice session={session} /> : null}
      {state.isKept ? null : (
        <Notice tone="warning">Este navegador no puede guardar tu avance: guarda antes de cerrar la pestaña.</Notice>
      )}
      {state.delivery === 'waiting' ? null : (
        <>
          <Chips label="Cómo anotar" options={ways} value={way} onChange={setWay} />
          {way === 'tap' ? <TapEntry {...given} /> : null}
          {way === 'paste' ? <PasteEntry {...given} /> : null}
          {way === 'keys' ? <GridEntry {...given} /> : null}
        </>
      )}
    </fieldset>
  );
}
