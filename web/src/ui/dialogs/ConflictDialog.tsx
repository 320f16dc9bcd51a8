import { listText } from '#lib/editing/list-text.ts';
import { Button } from '../buttons/Button.tsx';
import { Choice } from '../fields/Choice.tsx';
import styles from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';

/** A field that both changed, with both values as text. */
interface DisputedField<Name extends string> {
  name: Name;
  label: string;
  mine: string;
  theirs: string;
}

interface Props<Name extends string> {
  /** The edited record, as in `este torneo`. */
  subject: string;
  changed: readonly string[];
  disputes: readonly DisputedField<Name>[];
  /** Names of the disputed fields whose value is the other one's. */
  taken: readonly Name[];
  isSaving: boolean;
  onTake: (name: Name, isTaken: boolean) => void;
  onSave: () => void;
  onTakeAll: () => void;
  onPostpone: () => void;
}

function Sides<Name extends string>({
  dispute: { name, label, mine, theirs },
  isTaken,
  onTake,
}: Pick<Props<Name>, 'onTake'> & { dispute: DisputedField<Name>; isTaken: boolean }) {
  const sides = [
    { whose: 'Lo tuyo', text: mine, chosen: !isTaken },
    { whose: 'Lo suyo', text: theirs, chosen: isTaken },
  ];
  return (
    <fieldset className={styles.dispute}>
      <legend>{label}</legend>
      {sides.map(({ whose, text, chosen }, index) => (
        <Choice
          key={whose}
          type="radio"
          name={`whose-${name}`}
          label={
            <>
              <span className="muted">{whose}</span> {text}
            </>
          }
          checked={chosen}
          onChange={() => onTake(name, index === 1)}
        />
      ))}
    </fieldset>
  );
}

/** Shows a concurrent edit, with a choice for each field that both changed. */
export function ConflictDialog<Name extends string>(props: Props<Name>) {
  const { subject, changed, disputes, taken, isSaving, onTake, onSave, onTakeAll, onPostpone } = props;
  return (
    <Dialog
      title="Alguien más lo cambió"
      onClose={onPostpone}
      actions={
        <>
          <Button busy={isSaving} onClick={onSave}>
            {taken.length === 0 ? 'Guardar lo mío encima' : 'Guardar lo elegido'}
          </Button>
          <Button look="secondary" onClick={onTakeAll}>
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
      <p>
        {disputes.length === 0
          ? 'No chocan en ningún campo: al guardar quedan los dos cambios.'
          : 'Elige qué queda en lo que cambiaron los dos. Lo demás queda como lo dejó cada quien.'}
      </p>
      {disputes.map((dispute) => (
        <Sides key={dispute.name} dispute={dispute} isTaken={taken.includes(dispute.name)} onTake={onTake} />
      ))}
    </Dialog>
  );
}
