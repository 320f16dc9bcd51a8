import { useState } from 'react';
import type { Revised } from '../../lib/editing/save-draft.ts';
import { threeWay } from '../../lib/editing/three-way.ts';
import type { Editor } from '../../lib/editing/use-controls.ts';
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx';

interface Props<Values extends object, Thing extends Revised> {
  /** What both edited, as in `este torneo`. */
  subject: string;
  editor: Pick<Editor<Values, Thing>, 'values' | 'base' | 'isSaving' | 'keepMine' | 'takeTheirs' | 'postpone'>;
  theirs: Thing;
  valuesOf: (thing: Thing | null) => Values;
  labelOf: (control: keyof Values & string) => string;
  /** A value as an organiser reads it. */
  readable: (control: keyof Values & string, values: Values) => string;
}

/** Someone else saved the thing meanwhile: shows what differs, and puts what was changed here on top of it. */
export function EditingConflict<Values extends object, Thing extends Revised>(props: Props<Values, Thing>) {
  const { subject, editor, theirs, valuesOf, labelOf, readable } = props;
  const [mine] = useState(editor.values);
  const after = valuesOf(theirs);
  const { merged, theirs: changed, disputed } = threeWay(mine, valuesOf(editor.base), after);
  return (
    <ConflictDialog
      subject={subject}
      changed={changed.map(labelOf)}
      disputes={disputed.map((control) => ({
        label: labelOf(control),
        mine: readable(control, merged),
        theirs: readable(control, after),
      }))}
      isSaving={editor.isSaving}
      onKeepMine={() => void editor.keepMine(theirs, merged)}
      onTakeTheirs={() => editor.takeTheirs(theirs)}
      onPostpone={editor.postpone}
    />
  );
}
