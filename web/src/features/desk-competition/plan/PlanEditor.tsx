import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { threeWay } from '../../../lib/editing/three-way.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConflictDialog } from '../../../ui/dialogs/ConflictDialog.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { useDesk } from '../desk-context.ts';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { type PlanValues, planLines } from './plan-values.ts';
import { storedValues, useKeptPlan, usePlan } from './use-plan.ts';

interface ConflictProps {
  mine: PlanValues;
  /** The plan that both began with. */
  before: PlanValues;
  theirs: CompetitionView;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onPostpone: () => void;
}

/** Somebody else stored a plan meanwhile: what they changed, where it differs from what is in the controls. */
function PlanConflict({ mine, before, theirs, ...answers }: ConflictProps) {
  const [own, after] = [planLines(mine), planLines(storedValues(theirs))];
  const changed = threeWay(own, planLines(before), after).theirs;
  const labels = [...new Set([...Object.keys(own), ...Object.keys(after)])].filter(
    (label) => own[label] !== after[label],
  );
  return (
    <ConflictDialog
      subject="el plan"
      changed={changed.map(String)}
      disputes={labels.map((label) => ({ label, mine: own[label] ?? 'no está', theirs: after[label] ?? 'no está' }))}
      {...answers}
    />
  );
}

function isSamePlan(one: PlanValues, other: PlanValues): boolean {
  return JSON.stringify(planLines(one)) === JSON.stringify(planLines(other));
}

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
  const [stored] = useState(() => storedValues(view));
  const before = restored?.before ?? stored;
  const [values, setValues] = useState(restored?.values ?? stored);
  const isOthers = !isSamePlan(stored, before) && !isSamePlan(stored, values);
  const { place, planning } = usePlan({ base: view, othersPlan: isOthers ? view : null, onStored: onClose });
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
            keep({ values: next, before });
          }}
        />
        {act.refusals.length > 0 ? <Notice tone="error">{act.refusals.join(' ')}</Notice> : null}
        <div className={classes('dock below gap-2', styles.bar)}>
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
          before={before}
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
