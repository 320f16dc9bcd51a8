import { useState } from 'react';
import type { Revised } from '../../lib/editing/save-draft.ts';
import { threeWay } from '../../lib/editing/three-way.ts';
import type { Editor } from '../../lib/editing/use-controls.ts';
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx';

/** How the frame of an editor speaks of its thing where someone else saved it meanwhile. */
export interface Conflict<Values extends object> {
  /** What both edited, as in `este torneo`. */
  subject: string;
  /** A value as an organiser reads it. */
  readable: (control: keyof Values & string, values: Values) => string;
}

interface Props<Values extends object, Thing extends Revised> extends Conflict<Values> {
  editor: Omit<Editor<Values, Thing>, 'control' | 'checkbox'>;
}

function Dispute<Values extends object, Thing extends Revised>(props: Props<Values, Thing> & { theirs: Thing }) {
  const { subject, editor, theirs, readable } = props;
  const [mine] = useState(editor.values);
  const after = editor.valuesOf(theirs);
  const { merged, theirs: changed, disputed } = threeWay(mine, editor.valuesOf(editor.base), after);
  return (
    <ConflictDialog
      subject={subject}
      changed={changed.map(editor.labelOf)}
      disputes={disputed.map((control) => ({
        label: editor.labelOf(control),
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

/** Where someone else saved the thing meanwhile: shows what differs, and puts what was changed here on top of it. */
export function EditingConflict<Values extends object, Thing extends Revised>(props: Props<Values, Thing>) {
  const { theirs } = props.editor;
  return theirs === null ? null : <Dispute {...props} theirs={theirs} />;
}
