import { type Competition, teamText } from '@arena/domain';
import { type Beginning, useEditingStart } from '../../../lib/editing/editing-start.ts';
import { EditorFrame } from '../../../ui/editing/EditorFrame.tsx';
import styles from './Plan.module.css';
import { PlanControls } from './PlanControls.tsx';
import { planOf, type StoredPlan, usePlan, usePlanEditable } from './plan-editing.ts';
import { type PlanValues, stageLines } from './plan-values.ts';

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

interface Props {
  competition: Competition;
  onClose: () => void;
}

function Begun({ beginning, onClose }: Pick<Props, 'onClose'> & { beginning: Beginning<PlanValues, StoredPlan> }) {
  const editor = usePlan(beginning, onClose);
  const all = [editor.values, editor.valuesOf(editor.theirs)];
  return (
    <div className={styles.plan}>
      <EditorFrame
        editor={editor}
        saveLabel="Guardar cambios"
        preview={null}
        onLeave={onClose}
        conflict={{ subject: 'el plan', readable: (control, of) => readable(control, of, all) }}
      >
        <PlanControls editor={editor} />
      </EditorFrame>
    </div>
  );
}

/** Every detail of the plan that is stored, to be changed. */
export function PlanEditor({ competition, onClose }: Props) {
  const { key, beginning } = useEditingStart(usePlanEditable(), planOf(competition));
  return <Begun key={key} beginning={beginning} onClose={onClose} />;
}
