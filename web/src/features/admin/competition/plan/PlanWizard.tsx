import {
  type Competition,
  lobbySize,
  mostEntries,
  type PlanTemplate,
  planTemplates,
  TeamSize,
  teamSizes,
  teamText,
} from '@arena/domain';
import { useState } from 'react';
import { type Beginning, useEditingStart } from '#lib/editing/drafts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EditorFrame } from '#ui/editing/EditorFrame.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, TextField } from '#ui/fields/Field.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { planOf, type StoredPlan, usePlan, usePlanEditable } from './plan-editing.ts';
import { entriesOf, likelyCounts, type PlanValues, planValuesOf } from './plan-values.ts';

interface Chosen {
  teamSize: TeamSize;
  count: string;
  templateId: PlanTemplate['id'] | null;
}

function templatesFor({ count, teamSize }: Chosen): PlanTemplate[] {
  const entries = Number(count);
  return Number.isInteger(entries) ? planTemplates(entries, teamSize) : [];
}

interface ChooserProps {
  chosen: Chosen;
  templates: readonly PlanTemplate[];
  template: PlanTemplate | undefined;
  onChange: (changed: Partial<Chosen>) => void;
}

/** Entries, their number and the template, prefilled from the tournament. */
function Chooser({ chosen, templates, template, onChange }: ChooserProps) {
  const { tournament } = useCompetitionAdmin();
  const { teamSize, count } = chosen;
  const likely = likelyCounts(entriesOf(tournament, teamSize), teamSize);
  return (
    <>
      <Chips
        label="Cómo se juega"
        options={teamSizes.map((size) => ({ value: String(size), label: teamText[size].label }))}
        value={String(teamSize)}
        onChange={(value) => {
          const next = TeamSize.catch(1).parse(Number(value));
          onChange({ teamSize: next, count: String(entriesOf(tournament, next)), templateId: null });
        }}
      />
      <TextField
        label={teamSize === 4 ? '¿Cuántas escuadras?' : `¿Cuántos ${teamText[teamSize].many}?`}
        hint={`En una sala caben ${lobbySize(teamSize)}`}
        error={templates.length === 0 ? `Escribe un número del 2 al ${mostEntries(teamSize)}` : undefined}
        required
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ target }) => onChange({ count: target.value.replaceAll(/\D/g, ''), templateId: null })}
      />
      <Chips
        label="Números habituales"
        options={likely.map((number) => ({ value: String(number), label: String(number) }))}
        value={count}
        onChange={(value) => onChange({ count: value, templateId: null })}
      />
      <FieldGroup label="¿Qué se juega?" required>
        {templates.map(({ id, name, description }) => (
          <Choice
            key={id}
            label={
              <>
                <strong className={styles.template}>{name}</strong>
                <Note as="span">{description}</Note>
              </>
            }
            type="radio"
            name="template"
            checked={template?.id === id}
            onChange={() => onChange({ templateId: id })}
          />
        ))}
      </FieldGroup>
    </>
  );
}

interface WizardProps {
  beginning: Beginning<PlanValues, StoredPlan>;
  /** The competition whose plan is replaced; null for the first plan. */
  competition: Competition | null;
  onClose?: () => void;
}

function Wizard({ beginning, competition, onClose }: WizardProps) {
  const { tournament } = useCompetitionAdmin();
  const [chosen, setChosen] = useState<Chosen>(() => {
    const { teamSize } = competition ?? tournament;
    return { teamSize, count: String(entriesOf(tournament, teamSize)), templateId: null };
  });
  const [isDetailed, setDetailed] = useState(beginning.onDiscard !== null);
  const plan = usePlan(beginning, onClose);
  const { editor } = plan;
  const templates = templatesFor(chosen);
  const template = templates.find(({ id }) => id === chosen.templateId) ?? templates[0];
  const take = ({ stages }: PlanTemplate) =>
    plan.replace(planValuesOf({ teamSize: chosen.teamSize, secondPerson: competition?.secondPerson ?? false, stages }));
  const save = async () => {
    if (!isDetailed) {
      if (template === undefined) return;
      take(template);
    }
    await editor.save();
  };
  return (
    <Stack gap={5} column>
      <EditorFrame
        editor={{ ...editor, save }}
        saveLabel="Guardar el plan"
        preview={null}
        onLeave={onClose}
        conflict={plan.conflict}
      >
        <Note size="lead">Así se juega el torneo: elige y guarda. Todo se puede cambiar después.</Note>
        {isDetailed ? (
          <>
            <Button
              look="quiet"
              onClick={() => {
                plan.replace(editor.valuesOf(null));
                setDetailed(false);
              }}
            >
              Volver a elegir un plan listo
            </Button>
            <PlanControls plan={plan} />
          </>
        ) : (
          <Chooser
            chosen={chosen}
            templates={templates}
            template={template}
            onChange={(changed) => setChosen({ ...chosen, ...changed })}
          />
        )}
        {isDetailed || template === undefined ? null : (
          <Button
            look="quiet"
            wide
            onClick={() => {
              take(template);
              setDetailed(true);
            }}
          >
            Cambiar detalles
          </Button>
        )}
      </EditorFrame>
    </Stack>
  );
}

/** Makes a plan in three taps, prefilled from the tournament. */
export function PlanWizard({
  competition = null,
  onClose,
}: {
  competition?: Competition | null;
  onClose?: () => void;
}) {
  const { key, beginning } = useEditingStart(usePlanEditable(), competition && planOf(competition));
  return <Wizard key={key} beginning={beginning} competition={competition} onClose={onClose} />;
}
