import {
  type Competition,
  counted,
  drawAgain,
  isCounted,
  type Scoring,
  type Stage,
  scoringTemplates,
  teamText,
} from '@arena/domain';
import { useState } from 'react';
import { type Beginning, useEditingStart } from '#lib/editing/drafts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EditorFrame } from '#ui/editing/EditorFrame.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { matchesText, tieBreakInSentence } from '#ui/texts/competition-texts.ts';
import { useCompetition } from '../competition-context.ts';
import { DrawDialog, DrawnGroups } from '../tables/DrawDialog.tsx';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { PlanWizard } from './PlanWizard.tsx';
import { planOf, type StoredPlan, usePlan, usePlanEditable } from './plan-editing.ts';
import type { PlanValues } from './plan-values.ts';

function scoringText({ placement, perKill, champion }: Scoring): string {
  const same = scoringTemplates.find(
    ({ scoring }) =>
      scoring.perKill === perKill &&
      scoring.placement.join() === placement.join() &&
      JSON.stringify(scoring.champion) === JSON.stringify(champion),
  );
  if (same !== undefined) return `${same.name}. ${same.description}`;
  return `${placement[0] ?? 0} puntos por el Booyah, hasta el puesto ${placement.length}; ${counted(perKill, 'punto', 'puntos')} por baja.`;
}

function advanceText({ advance }: Stage): string {
  if (advance === null) return '';
  const { perGroup, best } = advance;
  const all = [perGroup > 0 ? `${perGroup} de cada grupo` : '', best > 0 ? `${best} de los mejores del resto` : ''];
  return `${perGroup + best === 1 ? 'Avanza' : 'Avanzan'} ${all.filter(Boolean).join(' y ')}.`;
}

function StageSummary({ stage }: { stage: Stage }) {
  const { tieBreaks } = stage.scoring;
  return (
    <Stack as="section" gap={2} className={styles.summary} aria-label={stage.name}>
      <Title size="name">{stage.name}</Title>
      <p>
        {matchesText(stage.matchCount)}
        {stage.groups.length > 1 ? ` por grupo, ${stage.groups.length} grupos` : ''}. {advanceText(stage)}
      </p>
      <Note>{scoringText(stage.scoring)}</Note>
      {tieBreaks.length === 0 ? null : <Note>Si empatan: {tieBreaks.map(tieBreakInSentence).join('; ')}.</Note>}
      <StageDraw stage={stage} />
    </Stack>
  );
}

/** The plan in words, its groups and their draw, and the edit button. */
export function Plan() {
  const [editing, setEditing] = useState<'details' | 'template' | null>(null);
  const { competition, matches } = useCompetition();
  const close = () => setEditing(null);
  if (editing === 'details') return <PlanEditor competition={competition} onClose={close} />;
  if (editing === 'template') return <PlanWizard competition={competition} onClose={close} />;
  const isUnplayed = !matches.some(({ state, revision }) => state === 'playing' || revision > 0);
  return (
    <Stack gap={5} column>
      <Note size="lead">
        {teamText[competition.teamSize].label}.{' '}
        {competition.secondPerson ? 'Otra persona confirma cada resultado.' : 'Quien anota puede confirmar.'}
      </Note>
      {competition.stages.map((stage) => (
        <StageSummary key={stage.id} stage={stage} />
      ))}
      <Inline gap={2}>
        <Button look="secondary" onClick={() => setEditing('details')}>
          Cambiar detalles
        </Button>
        {isUnplayed ? (
          <Button look="secondary" onClick={() => setEditing('template')}>
            Elegir otro plan
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

interface EditorProps {
  competition: Competition;
  onClose: () => void;
}

interface BegunProps {
  beginning: Beginning<PlanValues, StoredPlan>;
  onClose: () => void;
}

function BegunEditor({ beginning, onClose }: BegunProps) {
  const plan = usePlan(beginning, onClose);
  return (
    <Stack gap={5} column>
      <EditorFrame
        editor={plan.editor}
        saveLabel="Guardar cambios"
        preview={null}
        onLeave={onClose}
        conflict={plan.conflict}
      >
        <PlanControls plan={plan} />
      </EditorFrame>
    </Stack>
  );
}

/** Edits every detail of the stored plan. */
function PlanEditor({ competition, onClose }: EditorProps) {
  const { key, beginning } = useEditingStart(usePlanEditable(), planOf(competition));
  return <BegunEditor key={key} beginning={beginning} onClose={onClose} />;
}

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
    <Stack gap={1} narrow className={styles.seed}>
      <p>
        Código del sorteo: <code>{seed}</code>
      </p>
      <details>
        <summary className="touch muted">Cualquiera lo puede repetir</summary>
        <Note>
          El número de cada participante es el SHA-256 de «código:participante». Se ordenan por ese número y se reparten
          por turno: el primero al primer grupo, el segundo al segundo…
        </Note>
      </details>
      <Button look="quiet" onClick={again}>
        Repetir el sorteo
      </Button>
    </Stack>
  );
}

/** A stage's groups and their draw, which can be repeated until a match counts. */
function StageDraw({ stage }: { stage: Stage }) {
  const planned = useCompetition();
  const [isAsking, setAsking] = useState(false);
  const isEmpty = stage.groups.every(({ entryIds }) => entryIds.length === 0);
  const isPlayed = planned.matches.some((match) => match.stageId === stage.id && isCounted(match));
  const canDraw = stage.state === 'open' && !isPlayed && planned.entries.length > 0;
  const { draw } = stage;
  return (
    <>
      {isEmpty ? null : (
        <>
          {draw === null ? null : <Note>{drawText[draw.method]}</Note>}
          {draw?.method === 'random' ? <Seed stage={stage} seed={draw.seed} /> : null}
          <DrawnGroups key={draw?.at} stage={stage} />
        </>
      )}
      {canDraw ? (
        <Button look={isEmpty ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {isEmpty ? 'Armar los grupos' : 'Armar los grupos otra vez'}
        </Button>
      ) : null}
      {isAsking ? <DrawDialog stage={stage} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
