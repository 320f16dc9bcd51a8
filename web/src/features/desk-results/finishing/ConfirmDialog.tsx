import { listText } from '../../../lib/editing/list-text.ts';
import { DeedDialog } from '../../../ui/dialogs/DeedDialog.tsx';
import styles from './Panels.module.css';

interface Props {
  /** What is probably a slip, each in a sentence. */
  doubts: readonly string[];
  /** The names of who wouldn't have played. */
  absent: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** A result that looks unfinished: what about it, and one word that it is right all the same. */
export function ConfirmDialog({ doubts, absent, onConfirm, onClose }: Props) {
  return (
    <DeedDialog title="¿Está bien así?" action="Está bien así" onAct={onConfirm} stay="Revisar" onClose={onClose}>
      {doubts.length === 0 ? null : (
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      {absent.length === 0 ? null : (
        <p>
          {absent.length === 1 ? 'No jugó' : `No jugaron ${absent.length}`}: {listText(absent)}.
        </p>
      )}
    </DeedDialog>
  );
}
