import type { Tournament } from '@arena/domain';
import { useState } from 'react';
import { listText } from '../../lib/list-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Conflict.module.css';
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
  const differing = disputes(values, base, theirs);
  const merged = mergedValues(values, base, theirs);
  const changed = changedBy(theirs, base).map((control) => labels[control]);
  return (
    <Dialog
      title="Alguien más lo cambió"
      onClose={editor.postpone}
      actions={
        <>
          <Button busy={editor.isSaving} onClick={() => void editor.keepMine(theirs, merged)}>
            Guardar lo mío encima
          </Button>
          <Button look="secondary" onClick={() => editor.takeTheirs(theirs)}>
            Quedarme con lo suyo
          </Button>
          <Button look="quiet" onClick={editor.postpone}>
            Seguir editando
          </Button>
        </>
      }
    >
      <p>
        Otra persona guardó este torneo mientras lo editabas
        {changed.length > 0 ? `. Cambió: ${listText(changed)}` : ''}. Nada se sobrescribió todavía.
      </p>
      {differing.length === 0 ? <p>No chocan en ningún campo.</p> : null}
      <dl className={styles.disputes}>
        {differing.map(({ control, mine, theirs: other }) => (
          <div key={control} className={styles.dispute}>
            <dt>{labels[control]}</dt>
            <dd>
              <span className={styles.who}>Lo tuyo</span> {readable(control, mine)}
            </dd>
            <dd>
              <span className={styles.who}>Lo suyo</span> {readable(control, other)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
