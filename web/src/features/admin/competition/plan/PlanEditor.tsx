import type { Competition } from '@arena/domain';
import { type Beginning, useEditingStart } from '#lib/editing/editing-start.ts';
import { EditorFrame } from '#ui/editing/EditorFrame.tsx';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { planOf, type StoredPlan, usePlan, usePlanEditable } from './plan-editing.ts';
import type { PlanValues } from './plan-values.ts';

interface Props {
  competition: Competition;
  onClose: () => void;
}

function Begun({ beginning, onClose }: Pick<Props, 'onClose'> & { beginning: Beginning<PlanValues, StoredPlan> }) {
  const plan = usePlan(beginning, onClose);
  return (
    <div className={styles.plan}>
      <EditorFrame
        editor={plan.editor}
        saveLabel="Guardar cambios"
        preview={null}
        onLeave={onClose}
        conflict={plan.conflict}
      >
        <PlanControls plan={plan} />
      </EditorFrame>
    </div>
  );
}

/** Edits every detail of the stored plan. */
export function PlanEditor({ competition, onClose }: Props) {
  const { key, beginning } = useEditingStart(usePlanEditable(), planOf(competition));
  return <Begun key={key} beginning={beginning} onClose={onClose} />;
}
