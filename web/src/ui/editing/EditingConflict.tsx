import { useState } from 'react';
import { mergeEdits } from '#lib/editing/merge-edits.ts';
import type { EditorState } from '#lib/editing/use-editor-form.ts';
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx';

/** Texts and actions of an editor after a concurrent edit. */
export interface Conflict<Values extends object> {
  /** The edited record, as in `este torneo`. */
  subject: string;
  labelOf: (control: keyof Values & string) => string;
  /** Formats a value for admins. */
  readable: (control: keyof Values & string, values: Values) => string;
}

interface Props<Values extends object, Thing> extends Conflict<Values> {
  editor: EditorState<Values, Thing>;
}

function Dispute<Values extends object, Thing>(props: Props<Values, Thing> & { theirs: Thing }) {
  const { subject, editor, theirs, labelOf, readable } = props;
  const [mine] = useState(editor.values);
  const [taken, setTaken] = useState<readonly (keyof Values & string)[]>([]);
  const after = editor.valuesOf(theirs);
  const { merged, theirs: changed, disputed } = mergeEdits(mine, editor.valuesOf(editor.base), after);
  const chosen = { ...merged, ...Object.fromEntries(taken.map((control) => [control, after[control]])) };
  return (
    <ConflictDialog
      subject={subject}
      changed={changed.map(labelOf)}
      disputes={disputed.map((control) => ({
        name: control,
        label: labelOf(control),
        mine: readable(control, merged),
        theirs: readable(control, after),
      }))}
      taken={taken}
      isSaving={editor.isSaving}
      onTake={(control, isTaken) => {
        const others = taken.filter((each) => each !== control);
        setTaken(isTaken ? [...others, control] : others);
      }}
      onSave={() => void editor.keepMine(theirs, chosen)}
      onTakeAll={() => editor.takeTheirs(theirs)}
      onPostpone={editor.postpone}
    />
  );
}

/** Shows the differences after a concurrent edit, to choose field by field. */
export function EditingConflict<Values extends object, Thing>(props: Props<Values, Thing>) {
  const { theirs } = props.editor;
  return theirs === null ? null : <Dispute {...props} theirs={theirs} />;
}
