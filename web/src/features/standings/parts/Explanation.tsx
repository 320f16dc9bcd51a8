import type { Results, StandingsFile } from '@arena/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import type { NoticeTone } from '#ui/icons/tones.ts';
import { Stack, Title } from '#ui/layout/Layout.tsx';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { readStandings } from '../standings-query.ts';
import { scoringTexts } from '../standings-texts';
import { parts, stagesToRead } from '../standings-view.ts';
import { Part } from './Part.tsx';

export function Scoring() {
  const { results } = useShown();
  return (
    <Part of={parts.scoring}>
      {stagesToRead(results).map((stage) => (
        <Stack key={stage.id} gap={4}>
          {results.stages.length === 1 ? null : (
            <Title level={3} size="sign">
              {stage.name}
            </Title>
          )}
          <Stack as="ul" gap={2} className={styles.sentences}>
            {scoringTexts(stage).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Part>
  );
}

/** Links to the data, and a button to recompute them. */
export function DataPart() {
  const { file } = useShown();
  const address = paths.standings(file.tournament.id);
  return (
    <Part of={parts.data} note="Todo lo que ves aquí, para hacer tus propias cuentas.">
      <Recalculation />
      <p className={styles.files}>
        <a className="touch" href={`${address}.csv`}>
          Hoja de cálculo (CSV)
        </a>
        <a className="touch" href={`${address}${file.lobby === undefined ? '' : '-all'}.json`}>
          Datos completos (JSON)
        </a>
        <Link className="touch" to={paths.prizes()}>
          Premios: de quién es cada uno y si ya llegó
        </Link>
        <a className="touch" href={paths.stream(file.tournament.id)}>
          Tabla para transmisiones (OBS)
        </a>
      </p>
    </Part>
  );
}

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
function Recalculation() {
  const { file, results } = useShown();
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReady = useAfterPaint();
  const recalculate = async () => {
    setBusy(true);
    try {
      const [{ recompute, recalculationText }, whole] = await Promise.all([
        import('./recalculation.ts'),
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
  // The outcome is only valid for the results that were recomputed.
  const shown = found?.of === results ? found : null;
  return (
    <Stack gap={3} narrow>
      <Button look="secondary" busy={isBusy} disabled={!isReady} onClick={() => void recalculate()}>
        Recalcular
      </Button>
      {shown === null ? null : <Notice tone={shown.tone}>{shown.text}</Notice>}
    </Stack>
  );
}
