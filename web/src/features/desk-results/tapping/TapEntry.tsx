import { type TappingAction, tap, tappedResult, tappedRows } from '@arena/domain';
import { useState } from 'react';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { WayProps } from '../EntryWork.tsx';
import { ResultRows } from '../ResultRows.tsx';
import { KillsPad } from './KillsPad.tsx';
import { TapPlaces } from './TapPlaces.tsx';
import { stepsBefore, tappingFor } from './tapping-start.ts';

/** A result by fingers: places in their order, then kills, each one tap; then it is there to be looked at. */
export function TapEntry({ desk, state, facts, faults, finish }: WayProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const tapping = tappingFor(facts, state.entering);
  if (tapping === null) {
    return (
      <>
        <Notice tone="info">Este resultado tiene puestos saltados o repetidos. Corrígelo en «Teclas».</Notice>
        <ResultRows facts={facts} rows={state.entering.rows} faults={faults} />
        {finish()}
      </>
    );
  }
  const act = (action: TappingAction) => {
    const next = tap(tapping, action);
    desk.enter({ tapping: next, rows: tappedRows(next), pasted: null });
  };
  const result = tappedResult(tapping);
  const canUndo = tapping.steps.length > stepsBefore(facts);
  const undo = () => {
    setPicked(null);
    act({ do: 'undo' });
  };
  if (result.waiting.length > 0) {
    return <TapPlaces facts={facts} tapping={tapping} result={result} act={act} onUndo={canUndo ? undo : null} />;
  }
  const asked = picked ?? result.nextForKills;
  const pad = { facts, result, act, onUndo: canUndo ? undo : null, onDone: () => setPicked(null) };
  return (
    <>
      <ResultRows
        facts={facts}
        rows={state.entering.rows}
        faults={faults}
        picked={asked}
        onPick={(entryId) => setPicked(entryId)}
      />
      {asked === null ? finish({ isAsked: true }) : <KillsPad {...pad} entryId={asked} isPicked={picked !== null} />}
    </>
  );
}
