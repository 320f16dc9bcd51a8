import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { useDesk } from '../desk-context.ts';
import styles from './Plan.module.css';
import { PlanConflict } from './PlanConflict.tsx';
import { PlanControls } from './PlanControls.tsx';
import type { PlanValues } from './plan-values.ts';
import { storedValues, useKeptPlan, usePlan } from './use-plan.ts';

interface Props {
  /** The competition as it was when one began. */
  view: CompetitionView;
  onClose: () => void;
}

/** Every detail of the plan that is stored, to be changed; what is typed stays until it is stored or given up. */
export function PlanEditor({ view, onClose }: Props) {
  const { tournament } = useDesk();
  const { kept, keep } = useKeptPlan(tournament.id, 'change');
  const [restored] = useState(kept);
  const [values, setValues] = useState<PlanValues>(() => restored ?? storedValues(view));
  const { place, planning } = usePlan({ base: view, onStored: onClose });
  const { act, theirs, from } = planning;
  const giveUp = () => {
    planning.forget();
    onClose();
  };
  return (
    <div ref={place}>
      <form
        className={styles.plan}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void planning.save(values);
        }}
      >
        {restored === null ? null : <Notice tone="info">Recuperamos lo que escribiste y no guardaste.</Notice>}
        <PlanControls
          values={values}
          problems={planning.problems}
          current={from?.competition.stages ?? []}
          onChange={(next) => {
            setValues(next);
            keep(next);
          }}
        />
        {act.refusals.length > 0 ? <Notice tone="error">{act.refusals.join(' ')}</Notice> : null}
        <div className={styles.bar}>
          <Button type="submit" wide busy={act.isBusy}>
            Guardar cambios
          </Button>
          <Button look="quiet" wide onClick={giveUp}>
            Descartar
          </Button>
        </div>
      </form>
      {theirs === null ? null : (
        <PlanConflict
          mine={values}
          from={from}
          theirs={theirs}
          isSaving={act.isBusy}
          onKeepMine={() => void planning.keepMine(values, theirs)}
          onTakeTheirs={giveUp}
          onPostpone={planning.postpone}
        />
      )}
    </div>
  );
}
