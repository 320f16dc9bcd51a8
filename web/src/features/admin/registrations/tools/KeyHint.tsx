import { AdminIcon } from '../../../../ui/icons/AdminIcon.tsx';
import styles from './QueueTools.module.css';

const keys = [
  ['↑ ↓', 'moverte'],
  ['A', 'aprobar'],
  ['R', 'rechazar'],
  ['X', 'elegir (con Shift, hasta aquí)'],
  ['U', 'deshacer'],
  ['/', 'buscar'],
  ['Enter', 'ver todo'],
] as const;

/** Help for keyboard shortcuts, unfolded over the rows. */
export function KeyHint() {
  return (
    <details className={styles.keys}>
      <summary>
        <AdminIcon name="keyboard" size={16} />
        Teclas
      </summary>
      <ul className={styles.hints}>
        {keys.map(([key, action]) => (
          <li key={key}>
            <kbd>{key}</kbd> {action}
          </li>
        ))}
      </ul>
    </details>
  );
}
