import { competitionRefusalText, type FieldErrors, type Stage } from '@arena/domain';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { anotherStage, type PlanValues, type StageValues } from './plan-values.ts';
import { StageControls } from './StageControls.tsx';

interface Props {
  values: PlanValues;
  problems: FieldErrors;
  /** The stages as they stand. A closed one can't be changed: who advanced from it stands in the next. */
  current: readonly Stage[];
  onChange: (values: PlanValues) => void;
}

function drawnGroups(stage: Stage | undefined): number | null {
  return stage?.groups.some(({ entryIds }) => entryIds.length > 0) === true ? stage.groups.length : null;
}

/** Every detail of a plan: its stages one after the other, and who makes results official. */
export function PlanControls({ values, problems, current, onChange }: Props) {
  const { stages } = values;
  const closed = new Set(current.filter(({ state }) => state === 'closed').map(({ id }) => id));
  const changeStage = (id: string, changed: Partial<StageValues>) =>
    onChange({ ...values, stages: stages.map((stage) => (stage.id === id ? { ...stage, ...changed } : stage)) });
  return (
    <>
      {stages.map((stage, index) => (
        <FieldsGroup key={stage.id} title={stage.name || `Fase ${index + 1}`}>
          {closed.has(stage.id) ? (
            <Notice tone="info">{competitionRefusalText.stage_closed}</Notice>
          ) : (
            <StageControls
              values={stage}
              index={index}
              drawnGroups={drawnGroups(current.find(({ id }) => id === stage.id))}
              isLast={index === stages.length - 1}
              problems={problems}
              onChange={(changed) => changeStage(stage.id, changed)}
            />
          )}
          {stages.length > 1 && !closed.has(stage.id) ? (
            <Button
              look="quiet"
              onClick={() => onChange({ ...values, stages: stages.filter(({ id }) => id !== stage.id) })}
            >
              Quitar esta fase
            </Button>
          ) : null}
        </FieldsGroup>
      ))}
      <Button look="secondary" onClick={() => onChange({ ...values, stages: [...stages, anotherStage(stages)] })}>
        Agregar una fase
      </Button>
      <FieldsGroup title="Resultados">
        <Choice
          label="Otra persona confirma cada resultado, no quien lo anotó"
          type="checkbox"
          checked={values.secondPerson}
          onChange={({ target }) => onChange({ ...values, secondPerson: target.checked })}
        />
      </FieldsGroup>
    </>
  );
}
