import { listText } from '../../lib/editing/list-text.ts';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface Props {
  /** The edited record, as in `este torneo`. */
  subject: string;
  changed: readonly string[];
  /** Fields that both changed, with both values as text. */
  disputes: readonly { label: string; mine: string; theirs: string }[];
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onPostpone: () => void;
}

/** Shows a concurrent edit with its conflicts, to keep either side. */
export function ConflictDialog(props: Props) {
  const { subject, changed, disputes, isSaving, onKeepMine, onTakeTheirs, onPostpone } = props;
  return (
    <Dialog
      title="Alguien más lo cambió"
      onClose={onPostpone}
      actions={
        <>
          <Button busy={isSaving} onClick={onKeepMine}>
            Guardar lo mío encima
          </Button>
          <Button look="secondary" onClick={onTakeTheirs}>
            Quedarme con lo suyo
          </Button>
          <Button look="quiet" onClick={onPostpone}>
            Seguir editando
          </Button>
        </>
      }
    >
      <p>
        Otra persona guardó {subject} mientras lo editabas
        {changed.length > 0 ? `. Cambió: ${listText(changed)}` : ''}. Nada se sobrescribió todavía.
      </p>
      {disputes.length === 0 ? <p>No chocan en ningún campo.</p> : null}
      <dl className={classes('below gap-3', styles.disputes)}>
        {disputes.map(({ label, mine, theirs }) => (
          <div key={label} className={styles.dispute}>
            <dt>{label}</dt>
            <dd>
              <span className="muted">Lo tuyo</span> {mine}
            </dd>
            <dd>
              <span className="muted">Lo suyo</span> {theirs}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
