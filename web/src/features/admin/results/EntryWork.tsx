import { useState } from 'react';
import { Chips } from '../../../ui/fields/Chips.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { faultsOf } from './finishing/checks.ts';
import { DeliveryNotice } from './finishing/DeliveryNotice.tsx';
import { Finish } from './finishing/Finish.tsx';
import { GridEntry } from './grid/GridEntry.tsx';
import styles from './MatchResult.module.css';
import { PasteEntry } from './pasting/PasteEntry.tsx';
import { useResult, type WayProps } from './result-context.ts';
import { TapEntry } from './tapping/TapEntry.tsx';

const ways = [
  { value: 'tap', label: 'Tocar' },
  { value: 'paste', label: 'Pegar' },
  { value: 'keys', label: 'Teclas' },
] as const;
type Way = (typeof ways)[number]['value'];

/** Returns the default way to enter results: by keyboard on a computer, by tapping on a phone. */
function usualWay(): Way {
  return window.matchMedia('(min-width: 64rem)').matches ? 'keys' : 'tap';
}

/** Enters a result by tapping, pasting or typing. The ways can be mixed. */
export function EntryWork({ onDone }: { onDone: () => void }) {
  const { facts, entering, refusal, delivery, isKept } = useResult();
  const hasPaste = (entering.pasted?.text ?? '') !== '';
  const [way, setWay] = useState<Way>(() => (hasPaste ? 'paste' : usualWay()));
  const faults = faultsOf(facts, entering.rows, refusal);
  const finish: WayProps['finish'] = ({ left = 0, isAsked = false } = {}) => (
    <Finish faults={faults} left={left} isAsked={isAsked} onDone={onDone} />
  );
  return (
    <fieldset className={styles.work} disabled={delivery === 'sending'}>
      <legend className="visually-hidden">Anotar el resultado</legend>
      {delivery === 'waiting' ? <DeliveryNotice /> : null}
      {isKept ? null : (
        <Notice tone="warning">Este navegador no puede guardar tu avance: guarda antes de cerrar la pestaña.</Notice>
      )}
      {delivery === 'waiting' ? null : (
        <>
          <Chips label="Cómo anotar" options={ways} value={way} onChange={setWay} />
          {way === 'tap' ? <TapEntry faults={faults} finish={finish} /> : null}
          {way === 'paste' ? <PasteEntry faults={faults} finish={finish} /> : null}
          {way === 'keys' ? <GridEntry faults={faults} finish={finish} /> : null}
        </>
      )}
    </fieldset>
  );
}
