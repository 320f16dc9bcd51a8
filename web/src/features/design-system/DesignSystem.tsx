import { classes } from '../../ui/classes.ts';
import { controls } from './controls.tsx';
import styles from './DesignSystem.module.css';
import { desk } from './desk.tsx';
import { messages } from './messages.tsx';
import type { Sample } from './sample.ts';
import { signs } from './signs.tsx';
import { Tokens } from './Tokens.tsx';

const groups: readonly { title: string; samples: readonly Sample[] }[] = [
  { title: 'Signs and shapes', samples: signs },
  { title: 'Controls', samples: controls },
  { title: 'Messages', samples: messages },
  { title: 'Desk', samples: desk },
];

function SampleStates({ sample: { name, room, states } }: { sample: Sample }) {
  return (
    <section className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      <div className={classes(styles.states, room && styles[room])}>
        {Object.entries(states).map(([state, shown]) => (
          <figure key={state} className={styles.state}>
            <div className={styles.shown}>{shown}</div>
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
      {groups.map(({ title, samples }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          {samples.map((sample) => (
            <SampleStates key={sample.name} sample={sample} />
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
