import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { controls } from './controls.tsx';
import styles from './DesignSystem.module.css';
import { desk } from './desk.tsx';
import { messages } from './messages.tsx';
import type { Samples } from './samples.ts';
import { signs } from './signs.tsx';
import { Tokens } from './Tokens.tsx';

const groups: Readonly<Record<string, Samples>> = {
  'Signs and shapes': signs,
  Controls: controls,
  Messages: messages,
  Desk: desk,
};

/** The primitives whose states stand side by side, many in a row. */
const LITTLE = ['IconButton', 'Icon', 'LateIcon', 'DeskIcon'];

/** Those whose states take the width of the page each. */
const WHOLE = [
  'LinkList',
  'PicturesToShare',
  'Chips',
  'AnswerControl',
  'TeamControls',
  'SearchField',
  'EmptyState',
  'Skeleton',
  'Freshness',
  'Leaving',
  'PageTitle',
  'Section',
  'Steps',
  'DeskFrame',
  'Specimen',
];

function SampleStates({ name, states }: { name: string; states: Readonly<Record<string, ReactNode>> }) {
  return (
    <section className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      <div
        className={classes(styles.states, LITTLE.includes(name) && styles.little, WHOLE.includes(name) && styles.whole)}
      >
        {Object.entries(states).map(([state, shown]) => (
          <figure key={state} className={styles.state}>
            <div className={classes('beside gap-2', styles.shown)}>{shown}</div>
            <figcaption className={styles.caption}>{state}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Every primitive in its states and every token: what there is to build screens from. */
export function DesignSystem() {
  return (
    <div className={styles.page} lang="en">
      {Object.entries(groups).map(([title, samples]) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          {Object.entries(samples).map(([name, states]) => (
            <SampleStates key={name} name={name} states={states} />
          ))}
        </section>
      ))}
      <section className={styles.group}>
        <h2>Tokens</h2>
        <Tokens />
      </section>
    </div>
  );
}
