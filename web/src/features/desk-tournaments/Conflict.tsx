import type { Tournament } from '@arena/domain';
import { useState } from 'react';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog.tsx';
import { labels } from './labels.ts';
import type { useEditor } from './use-editor.ts';
import { changedBy, disputes, mergedValues, type TournamentValues } from './values.ts';

const statuses: Record<string, string> = { draft: 'Borrador', scheduled: 'Programado', published: 'Publicado' };

function readable(control: keyof TournamentValues, value: string): string {
  if (value === '') return 'vacío';
  if (control === 'status') return statuses[value] ?? value;
  return control.toLowerCase().includes('date') || control === 'registrationDeadline' ? value.replace('T', ' ') : value;
}

interface Props {
  editor: ReturnType<typeof useEditor>;
  theirs: Tournament;
}

/** Someone else saved the tournament meanwhile: what they changed, where it differs, and whose is to stand. */
export function Conflict({ editor, theirs }: Props) {
  const { form, base } = editor;
  const [values] = useState(() => form.getValues());
  const merged = mergedValues(values, base, theirs);
  return (
    <ConflictDialog
      subject="este torneo"
      changed={changedBy(theirs, base).map((control) => labels[control])}
      disputes={disputes(values, base, theirs).map(({ control, mine, theirs: other }) => ({
        label: labels[control],
        mine: readable(control, mine),
        theirs: readable(control, other),
      }))}
      isSaving={editor.isSaving}
      onKeepMine={() => void editor.keepMine(theirs, merged)}
      onTakeTheirs={() => editor.takeTheirs(theirs)}
      onPostpone={editor.postpone}
    />
  );
}
