import type { Results, StandingsFile } from '@arena/domain';
import { useState } from 'react';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import type { NoticeTone } from '#ui/icons/tones.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { readStandings } from '../standings-query.ts';
import { recalculationText } from './recalculation.ts';

interface Found {
  of: Results;
  tone: NoticeTone;
  text: string;
}

const UNLOADED = 'No pudimos cargar la calculadora. Verifica tu conexión a internet.';

/** Returns all published results; if only one table is shown, the rest is fetched. */
async function wholeOf({ tournament, lobby }: StandingsFile, results: Results): Promise<Results> {
  if (lobby === undefined) return results;
  const read = await readStandings(tournament.id, 'all');
  if (!read?.results) throw new Error('There is no table any more');
  return read.results;
}

/** Recomputes all results on the reader's device. */
export function Recalculation() {
  const { file, results } = useShown();
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReady = useAfterPaint();
  const recalculate = async () => {
    setBusy(true);
    try {
      const [{ recompute }, whole] = await Promise.all([import('./recomputing.ts'), wholeOf(file, results)]);
      const outcome = recompute(whole);
      setFound({ of: results, tone: outcome.agrees ? 'success' : 'error', text: recalculationText(outcome, whole) });
    } catch {
      setFound({ of: results, tone: 'warning', text: UNLOADED });
    } finally {
      setBusy(false);
    }
  };
  // The outcome is only valid for the results that were recomputed.
  const shown = found?.of === results ? found : null;
  return (
    <div className={styles.recalculation}>
      <Button look="secondary" busy={isBusy} disabled={!isReady} onClick={() => void recalculate()}>
        Recalcular
      </Button>
      {shown === null ? null : <Notice tone={shown.tone}>{shown.text}</Notice>}
    </div>
  );
}
