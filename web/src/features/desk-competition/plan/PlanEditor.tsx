import { type Competition, teamText } from '@arena/domain';
import { type Beginning, useEditingStart } from '../../../lib/editing/editing-start.ts';
import { EditingConflict } from '../../../ui/editing/EditingConflict.tsx';
import { EditorFrame } from '../../../ui/editing/EditorFrame.tsx';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { type PlanEditing, planOf, type StoredPlan, usePlan, usePlanEditable } from './plan-editing.ts';
import { type PlanValues, stageLines } from './plan-values.ts';

const labels: Record<keyof PlanValues, string> = {
  teamSize: 'Modalidad',
  secondPerson: 'Segunda persona',
  stages: 'Fases',
};

/** What a control holds, in words; of the stages what they have other than another plan's. */
function readable(control: keyof PlanValues, values: PlanValues, others: readonly PlanValues[]): string {
  if (control === 'teamSize') return teamText[values.teamSize].label;
  if (control === 'secondPerson') return values.secondPerson ? 'sí' : 'no';
  const otherLines = others.map(stageLines);
  const lines = Object.entries(stageLines(values)).filter(([label, text]) =>
    otherLines.some((other) => other[label] !== text),
  );
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n') || 'nada más';
}

function Conflict({ editor }: { editor: PlanEditing }) {
  const { values, theirs, valuesOf } = editor;
  return (
    <EditingConflict
      subject="el plan"
      editor={editor}
      labelOf={(control) => labels[control]}
      readable={(control, of) => readable(control, of, [values, valuesOf(theirs)])}
    />
  );
}

interface Props {
  competition: Competition;
  onClose: () => void;
}

function Begun({ beginning, onClose }: Pick<Props, 'onClose'> & { beginning: Beginning<PlanValues, StoredPlan> }) {
  const { place, editor } = usePlan(beginning, onClose);
  return (
    <div ref={place} className={styles.plan}>
      <EditorFrame
        editing={editor}
        onDiscard={beginning.onDiscard}
        saveLabel="Guardar cambios"
        preview={null}
        onLeave={onClose}
      >
        <PlanControls editor={editor} />
      </EditorFrame>
      <Conflict editor={editor} />
    </div>
  );
}

/** Every detail of the plan that is stored, to be changed. */
export function PlanEditor({ competition, onClose }: Props) {
  const { key, beginning } = useEditingStart(usePlanEditable(), planOf(competition));
  return <Begun key={key} beginning={beginning} onClose={onClose} />;
}
