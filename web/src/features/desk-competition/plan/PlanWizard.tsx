import { lobbySize, mostEntries, type PlanTemplate, planTemplates, TeamSize, teamSizes, teamText } from '@arena/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Chips } from '../../../ui/fields/Chips.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldGroup, TextField } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { useDesk } from '../desk-context.ts';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { entriesOf, likelyCounts, type PlanValues, valuesOf } from './plan-values.ts';
import { useKeptPlan, usePlan } from './use-plan.ts';

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

/** Who plays, how many, and what: each already answered as far as the tournament says. */
function Chooser({ chosen, templates, template, onChange }: ChooserProps) {
  const { tournament } = useDesk();
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
        label={`¿Cuántos ${teamText[teamSize].many}?`}
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
                <span className="note">{description}</span>
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

/** From nothing to a plan in three taps: what the tournament says is answered already. */
export function PlanWizard() {
  const { tournament } = useDesk();
  const kept = useKeptPlan(tournament.id, 'first');
  const [chosen, setChosen] = useState<Chosen>(() => {
    const { teamSize } = tournament;
    return { teamSize, count: String(entriesOf(tournament, teamSize)), templateId: null };
  });
  const [details, setDetails] = useState(() => kept.kept()?.values ?? null);
  const { place, planning } = usePlan({ base: null, onStored: () => undefined });
  const templates = templatesFor(chosen);
  const template = templates.find(({ id }) => id === chosen.templateId) ?? templates[0];
  const fromTemplate =
    template && valuesOf({ teamSize: chosen.teamSize, secondPerson: false, stages: template.stages });
  const values = details ?? fromTemplate;
  const change = (next: PlanValues | null) => {
    setDetails(next);
    if (next === null) kept.forget();
    else kept.keep({ values: next, before: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values !== undefined) void planning.save(values);
  };
  return (
    <div ref={place}>
      <form className={styles.plan} noValidate onSubmit={submit}>
        <p className="muted lead">Así se arma la noche: elige y guarda. Todo se puede cambiar después.</p>
        {details === null ? (
          <Chooser
            chosen={chosen}
            templates={templates}
            template={template}
            onChange={(changed) => setChosen({ ...chosen, ...changed })}
          />
        ) : (
          <>
            <Button look="quiet" onClick={() => change(null)}>
              Volver a elegir un plan listo
            </Button>
            <PlanControls values={details} problems={planning.problems} current={[]} onChange={change} />
          </>
        )}
        {planning.act.refusals.length > 0 ? <Notice tone="error">{planning.act.refusals.join(' ')}</Notice> : null}
        <div className={classes('dock below gap-2', styles.bar)}>
          <Button type="submit" wide disabled={values === undefined} busy={planning.act.isBusy}>
            Guardar el plan
          </Button>
        </div>
        {details === null && fromTemplate !== undefined ? (
          <Button look="quiet" wide onClick={() => change(fromTemplate)}>
            Cambiar detalles
          </Button>
        ) : null}
      </form>
    </div>
  );
}
