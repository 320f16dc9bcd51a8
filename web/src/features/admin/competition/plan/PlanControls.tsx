import { competitionRefusalText, type Stage } from '@arena/domain';
import { useWatch } from 'react-hook-form';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldsGroup } from '#ui/fields/FieldsGroup.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import type { PlanEditing } from './plan-editing.ts';
import { anotherStage } from './plan-values.ts';
import { StageControls } from './StageControls.tsx';

function drawnGroups(stage: Stage | undefined): number | null {
  return stage?.groups.some(({ entryIds }) => entryIds.length > 0) === true ? stage.groups.length : null;
}

/**
 * The controls of a plan: its stages, and the second person for official results. Closed stages are read-only, because
 * their advancing entries are in the next stage.
 */
export function PlanControls({ plan: { editor, form, stages } }: { plan: PlanEditing }) {
  const current = editor.base?.stages ?? [];
  const shown = useWatch({ control: form.control, name: 'stages' });
  const closed = new Set(current.filter(({ state }) => state === 'closed').map(({ id }) => id));
  return (
    <>
      {stages.fields.map(({ key, id }, index) => (
        <FieldsGroup key={key} title={shown[index]?.name || `Fase ${index + 1}`}>
          {closed.has(id) ? (
            <Notice tone="info">{competitionRefusalText.stage_closed}</Notice>
          ) : (
            <StageControls
              form={form}
              index={index}
              drawnGroups={drawnGroups(current.find((stage) => stage.id === id))}
              isLast={index === stages.fields.length - 1}
            />
          )}
          {stages.fields.length > 1 && !closed.has(id) ? (
            <Button look="quiet" onClick={() => stages.remove(index)}>
              Quitar esta fase
            </Button>
          ) : null}
        </FieldsGroup>
      ))}
      <Button
        look="secondary"
        onClick={() => stages.append(anotherStage(form.getValues('stages')), { shouldFocus: false })}
      >
        Agregar una fase
      </Button>
      <FieldsGroup title="Resultados">
        <Choice
          type="checkbox"
          {...form.register('secondPerson')}
          label="Otra persona confirma cada resultado, no quien lo anotó"
        />
      </FieldsGroup>
    </>
  );
}
