import { drawAgain, isCounted, type Stage } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import type { Planned } from '../competition-context.ts';
import styles from '../plan/Plan.module.css';
import { DrawDialog, DrawnGroups } from './DrawDialog.tsx';

const drawText = {
  random: 'Por sorteo.',
  registration: 'Por orden de inscripción.',
  snake: 'Por puestos de la fase anterior, en zigzag.',
  hand: 'A mano.',
} as const;

/** True if repeating the draw from its seed gives the same groups, apart from late entries. */
function comesOutAlike(stage: Stage): boolean {
  const late = new Set(stage.draw?.late);
  const drawn = stage.groups.map(({ entryIds }) => entryIds.filter((entryId) => !late.has(entryId)));
  return JSON.stringify(drawAgain(stage)) === JSON.stringify(drawn);
}

/** The seed, and a button to replay the draw live. */
function Seed({ stage, seed }: { stage: Stage; seed: string }) {
  const toast = useToast();
  const again = () => {
    if (comesOutAlike(stage)) toast('success', 'Lo repetimos aquí mismo: sale igual.');
    else toast('warning', 'No sale igual: los grupos se cambiaron después del sorteo.');
  };
  return (
    <div className={styles.seed}>
      <p>
        Código del sorteo: <code>{seed}</code>
      </p>
      <details>
        <summary className="touch muted">Cualquiera lo puede repetir</summary>
        <p className="note">
          El número de cada participante es el SHA-256 de «código:participante». Se ordenan por ese número y se reparten
          por turno: el primero al primer grupo, el segundo al segundo…
        </p>
      </details>
      <Button look="quiet" onClick={again}>
        Repetir el sorteo
      </Button>
    </div>
  );
}

/** A stage's groups and their draw, which can be repeated until a match counts. */
export function StageDraw({ planned, stage }: { planned: Planned; stage: Stage }) {
  const [isAsking, setAsking] = useState(false);
  const isEmpty = stage.groups.every(({ entryIds }) => entryIds.length === 0);
  const isPlayed = planned.matches.some((match) => match.stageId === stage.id && isCounted(match));
  const canDraw = stage.state === 'open' && !isPlayed && planned.entries.length > 0;
  const { draw } = stage;
  return (
    <>
      {isEmpty ? null : (
        <>
          {draw === null ? null : <p className="note">{drawText[draw.method]}</p>}
          {draw?.method === 'random' ? <Seed stage={stage} seed={draw.seed} /> : null}
          <DrawnGroups key={draw?.at} stage={stage} nameOf={planned.nameOf} />
        </>
      )}
      {canDraw ? (
        <Button look={isEmpty ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {isEmpty ? 'Armar los grupos' : 'Armar los grupos otra vez'}
        </Button>
      ) : null}
      {isAsking ? <DrawDialog planned={planned} stage={stage} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
