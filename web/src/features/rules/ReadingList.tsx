import type { RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './ReadingList.module.css';
import type { Reading } from './reading.ts';

type RuleState = 'read' | 'current' | 'waiting';

function stateOf(index: number, { read, current }: Reading, seen: ReadonlySet<number>): RuleState {
  if (index < read && seen.has(index)) return 'read';
  return index === current ? 'current' : 'waiting';
}

function Rule({ text, state }: { text: string; state: RuleState }) {
  return (
    <li className={classes(styles.rule, styles[state])} data-state={state}>
      <span>{text}</span>
      {state === 'read' ? (
        <span className={styles.check}>
          <Icon name="check" size={20} />
          <span className="visually-hidden">Leída</span>
        </span>
      ) : null}
    </li>
  );
}

interface Props {
  rules: readonly string[];
  reading: Reading;
  /** The rules that have been on the screen: no other is marked, whatever the time. */
  seen: ReadonlySet<number>;
  ref: RefObject<HTMLOListElement | null>;
}

/** The official rules, one after another in the light, each marked once its turn is over and it was seen. */
export function ReadingList({ rules, reading, seen, ref }: Props) {
  if (rules.length === 0) return <p className={styles.none}>Las reglas se publicarán próximamente.</p>;
  return (
    <ol ref={ref} className={styles.rules}>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its number, and two may read the same.
        <Rule key={index} text={rule} state={stateOf(index, reading, seen)} />
      ))}
    </ol>
  );
}
