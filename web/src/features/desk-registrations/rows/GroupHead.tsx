import { classes } from '../../../ui/classes.ts';
import action from '../Action.module.css';
import styles from './GroupHead.module.css';
import type { Group } from './use-groups.ts';

interface Props {
  group: Group;
  /** How many of its rows can be chosen at once. */
  choosable: number;
  onChoose: () => void;
}

/** Stands above the rows of one tournament: which it is, when it is played, and all of them at one touch. */
export function GroupHead({ group: { name, when }, choosable, onChoose }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 className={classes('shortened', styles.name)}>{name}</h2>
        <p className={styles.when}>{when}</p>
      </div>
      {choosable > 0 ? (
        <button type="button" className={action.action} onClick={onChoose}>
          Elegir {choosable}
          <span className="visually-hidden"> de {name}</span>
        </button>
      ) : null}
    </div>
  );
}
