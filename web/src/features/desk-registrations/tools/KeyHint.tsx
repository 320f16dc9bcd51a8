import { DeskIcon } from '../../../ui/signs/DeskIcon.tsx';
import styles from './KeyHint.module.css';

const keys = [
  ['↑ ↓', 'moverte'],
  ['A', 'aprobar'],
  ['R', 'rechazar'],
  ['X', 'elegir (con Shift, hasta aquí)'],
  ['U', 'deshacer'],
  ['/', 'buscar'],
  ['Enter', 'ver todo'],
] as const;

/** What the keys do, for who has some: unfolded over the rows, which have the room. */
export function KeyHint() {
  return (
    <details className={styles.keys}>
      <summary>
        <DeskIcon name="edit" size={16} />
        Teclas
      </summary>
      <ul className={styles.list}>
        {keys.map(([key, deed]) => (
          <li key={key}>
            <kbd>{key}</kbd> {deed}
          </li>
        ))}
      </ul>
    </details>
  );
}
