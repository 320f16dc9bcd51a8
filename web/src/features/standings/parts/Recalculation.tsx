import type { Results, StandingsFile } from '@arena/domain';
import { useState } from 'react';
import { useAfterPaint } from '../../../lib/page/after-paint.ts';
import { wantedPart } from '../../../lib/page/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { NoticeTone } from '../../../ui/signs/notice-tone.ts';
import { standingsReader } from '../follow.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { recalculationText } from './recalculation.ts';

/** What came of it, and which table it is about. */
interface Found {
  of: Results;
  tone: NoticeTone;
  text: string;
}

const UNLOADED = 'No pudimos cargar la calculadora. Verifica tu conexión a internet.';

/** All that was published; of very many tables one is shown, and the rest is asked for. */
async function wholeOf({ tournament, lobby }: StandingsFile, results: Results): Promise<Results> {
  if (lobby === undefined) return results;
  const read = await standingsReader(tournament.id, 'all')();
  if (read === 'same' || !read.file?.results) throw new Error('There is no table any more');
  return read.file.results;
}

/** The reader's own device does all of the sums again. */
export function Recalculation() {
  const { file, results } = useShown();
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReady = useAfterPaint();
  const recalculate = async () => {
    setBusy(true);
    try {
      const [{ recompute }, whole] = await Promise.all([
        wantedPart(() => import('./recomputing.ts')),
        wholeOf(file, results),
      ]);
      const outcome = recompute(whole);
      setFound({ of: results, tone: outcome.agrees ? 'success' : 'error', text: recalculationText(outcome, whole) });
    } catch {
      setFound({ of: results, tone: 'warning', text: UNLOADED });
    } finally {
      setBusy(false);
    }
  };
  // What was found of another table says nothing of this one.
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
