import { counted, type Scoring, type Stage, scoringTemplates, teamText } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { matchesText, tieBreakInSentence } from '#ui/texts/competition-texts.ts';
import type { Planned } from '../competition-context.ts';
import { StageDraw } from '../tables/StageDraw.tsx';
import styles from './Plan.module.css';
import { PlanEditor } from './PlanEditor.tsx';
import { PlanWizard } from './PlanWizard.tsx';

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

function StageSummary({ planned, stage }: { planned: Planned; stage: Stage }) {
  const { tieBreaks } = stage.scoring;
  return (
    <section className={styles.summary} aria-label={stage.name}>
      <h2 className={styles.stage}>{stage.name}</h2>
      <p>
        {matchesText(stage.matchCount)}
        {stage.groups.length > 1 ? ` por grupo, ${stage.groups.length} grupos` : ''}. {advanceText(stage)}
      </p>
      <p className="note">{scoringText(stage.scoring)}</p>
      {tieBreaks.length === 0 ? null : (
        <p className="note">Si empatan: {tieBreaks.map(tieBreakInSentence).join('; ')}.</p>
      )}
      <StageDraw planned={planned} stage={stage} />
    </section>
  );
}

/** The plan in words, its groups and their draw, and the edit button. */
export function Plan({ planned }: { planned: Planned }) {
  const [editing, setEditing] = useState<'details' | 'template' | null>(null);
  const { competition, matches } = planned;
  const close = () => setEditing(null);
  if (editing === 'details') return <PlanEditor competition={competition} onClose={close} />;
  if (editing === 'template') return <PlanWizard competition={competition} onClose={close} />;
  const isUnplayed = !matches.some(({ state, revision }) => state === 'playing' || revision > 0);
  return (
    <div className={styles.plan}>
      <p className="muted lead">
        {teamText[competition.teamSize].label}.{' '}
        {competition.secondPerson ? 'Otra persona confirma cada resultado.' : 'Quien anota puede confirmar.'}
      </p>
      {competition.stages.map((stage) => (
        <StageSummary key={stage.id} planned={planned} stage={stage} />
      ))}
      <div className="beside gap-2">
        <Button look="secondary" onClick={() => setEditing('details')}>
          Cambiar detalles
        </Button>
        {isUnplayed ? (
          <Button look="secondary" onClick={() => setEditing('template')}>
            Elegir otro plan
          </Button>
        ) : null}
      </div>
    </div>
  );
}
