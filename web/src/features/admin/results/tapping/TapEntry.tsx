import {
  startTapping,
  type Tapping,
  type TappingAction,
  tap,
  tappedResult,
  tappedRows,
  tappingOf,
} from '@arena/domain';
import { useState } from 'react';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import { lobbyIds, type MatchFacts } from '../facts.ts';
import type { Entering } from '../keeping/drafts.ts';
import { ResultRows } from '../ResultRows.tsx';
import type { WayProps } from '../result-context.ts';
import { useResult } from '../result-context.ts';
import { wholeRows } from '../rows.ts';
import { KillsPad } from './KillsPad.tsx';
import { TapPlaces } from './TapPlaces.tsx';

/** Returns an empty tapping without withdrawn and absent entries. */
function freshTapping(facts: MatchFacts): Tapping {
  return facts.lobby
    .filter(({ status }) => status !== 'active')
    .reduce((tapping, { id }) => tap(tapping, { do: 'absent', entryId: id }), startTapping(lobbyIds(facts)));
}

/** Returns the tapping to continue: the current one, or one made from the rows; null if they can't be tapped. */
function tappingFor(facts: MatchFacts, { tapping, rows }: Pick<Entering, 'tapping' | 'rows'>): Tapping | null {
  if (tapping !== null) return tapping;
  return rows.some(({ played }) => played) ? tappingOf(lobbyIds(facts), rows) : freshTapping(facts);
}

/** Counts the steps before the first tap, which can't be undone. */
function stepsBefore(facts: MatchFacts): number {
  const rows = wholeRows(lobbyIds(facts), facts.match.rows);
  return tappingFor(facts, { tapping: null, rows })?.steps.length ?? 0;
}

/** Enters a result by tapping: places in order, then kills, one tap each, then a review. */
export function TapEntry({ faults, finish }: WayProps) {
  const { facts, entering, act: entry } = useResult();
  const [picked, setPicked] = useState<string | null>(null);
  const tapping = tappingFor(facts, entering);
  if (tapping === null) {
    return (
      <>
        <Notice tone="info">Este resultado tiene puestos saltados o repetidos. Corrígelo en «Teclas».</Notice>
        <ResultRows facts={facts} rows={entering.rows} faults={faults} />
        {finish()}
      </>
    );
  }
  const act = (action: TappingAction) => {
    const next = tap(tapping, action);
    entry.enter({ tapping: next, rows: tappedRows(next), pasted: null });
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
        rows={entering.rows}
        faults={faults}
        picked={asked}
        onPick={(entryId) => setPicked(entryId)}
      />
      {asked === null ? finish({ isAsked: true }) : <KillsPad {...pad} entryId={asked} isPicked={picked !== null} />}
    </>
  );
}
