import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './CompetitionDesk.module.css';

/** Why something of this row can't be done, said where it was tried. */
export function Refusals({ of: { refusals } }: { of: { refusals: readonly string[] } }) {
  if (refusals.length === 0) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={18} />
      {refusals.join(' ')}
    </p>
  );
}
