import { newNames, type Registration } from '@arena/domain';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useNames } from '../decisions/use-names.ts';
import { renamedText } from '../rows/labels.ts';
import styles from './Details.module.css';

/** Names changed after the approval, and their review. */
export function NewNames({ registration }: { registration: Registration }) {
  const { isBusy, keep, restore } = useNames(registration);
  const names = newNames(registration);
  if (names.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>Cambió su nombre</h3>
      <p>Lo hizo después de que lo aprobaran, y ya se ve en público.</p>
      <ul className="below gap-2">
        {names.map(renamedText).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="beside gap-2">
        <Button busy={isBusy} onClick={keep}>
          Está bien
        </Button>
        <Button look="secondary" busy={isBusy} onClick={restore}>
          Volver al anterior
        </Button>
      </div>
    </section>
  );
}
