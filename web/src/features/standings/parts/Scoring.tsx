import { classes } from '#ui/classes.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { scoringTexts } from '../standings-texts';
import { stagesToRead } from '../standings-view.ts';
import { parts } from './parts.ts';

export function Scoring() {
  const { results } = useShown();
  return (
    <section className="below gap-4" id={parts.scoring.id} data-part={parts.scoring.id}>
      <div className={styles.partHead}>
        <h2>{parts.scoring.title}</h2>
      </div>
      {stagesToRead(results).map((stage) => (
        <div key={stage.id} className={classes('below gap-4', styles.group)}>
          {results.stages.length === 1 ? null : <h3>{stage.name}</h3>}
          <ul className={styles.sentences}>
            {scoringTexts(stage).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
