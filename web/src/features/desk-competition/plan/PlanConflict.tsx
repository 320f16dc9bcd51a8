import type { CompetitionView } from '@arena/domain/api';
import { threeWay } from '../../../lib/editing/three-way.ts';
import { ConflictDialog } from '../../../ui/dialogs/ConflictDialog.tsx';
import { type PlanValues, planLines } from './plan-values.ts';
import { storedValues } from './use-plan.ts';

interface Props {
  mine: PlanValues;
  /** The plan that both began with. */
  from: CompetitionView | null;
  theirs: CompetitionView;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onPostpone: () => void;
}

/** Somebody else stored a plan meanwhile: what they changed, where it differs from what is in the controls. */
export function PlanConflict({ mine, from, theirs, ...answers }: Props) {
  const [own, after] = [planLines(mine), planLines(storedValues(theirs))];
  const before = from === null ? {} : planLines(storedValues(from));
  const changed = threeWay(own, before, after).theirs;
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
