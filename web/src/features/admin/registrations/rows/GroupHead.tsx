import { classes } from '#ui/classes.ts';
import action from '../Action.module.css';
import styles from './GroupHead.module.css';
import type { Group } from './use-groups.ts';

interface Props {
  group: Group;
  choosable: number;
  onChoose: () => void;
}

/** The heading of a tournament's rows: name, date, and a button to select all. */
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
