import { competitionRefusalText, type Stage } from '@arena/domain';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { PlanEditing } from './plan-editing.ts';
import { anotherStage, type StageValues } from './plan-values.ts';
import { StageControls } from './StageControls.tsx';

function drawnGroups(stage: Stage | undefined): number | null {
  return stage?.groups.some(({ entryIds }) => entryIds.length > 0) === true ? stage.groups.length : null;
}

/**
 * Every detail of a plan: its stages one after the other, and who makes results official. A closed stage can't be
 * changed: who advanced from it stands in the next.
 */
export function PlanControls({ editor: { values, problems, base, change, checkbox } }: { editor: PlanEditing }) {
  const { stages } = values;
  const current = base?.stages ?? [];
  const closed = new Set(current.filter(({ state }) => state === 'closed').map(({ id }) => id));
  const changeStage = (at: number, changed: Partial<StageValues>) =>
    change(
      { stages: stages.map((stage, index) => (index === at ? { ...stage, ...changed } : stage)) },
      Object.keys(changed).map((control) => `stages.${at}.${control}`),
    );
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
              onChange={(changed) => changeStage(index, changed)}
            />
          )}
          {stages.length > 1 && !closed.has(stage.id) ? (
            <Button look="quiet" onClick={() => change({ stages: stages.filter(({ id }) => id !== stage.id) })}>
              Quitar esta fase
            </Button>
          ) : null}
        </FieldsGroup>
      ))}
      <Button look="secondary" onClick={() => change({ stages: [...stages, anotherStage(stages)] })}>
        Agregar una fase
      </Button>
      <FieldsGroup title="Resultados">
        <Choice {...checkbox('secondPerson')} label="Otra persona confirma cada resultado, no quien lo anotó" />
      </FieldsGroup>
    </>
  );
}
