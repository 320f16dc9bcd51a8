import { shortDateText } from '@arena/domain';
import { clockIn } from '../../../lib/time/whose-time.ts';
import { InZone } from '../../../ui/layout/InZone.tsx';
import { matchName, signed } from '../../../ui/texts/competition-texts.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { correctionsIn } from '../standings-view.ts';
import { changeText } from '../texts.ts';
import { parts } from './parts.ts';

function When({ at }: { at: string }) {
  return (
    <span className={styles.when}>
      <InZone instant={at} write={shortDateText} /> <InZone instant={at} write={clockIn} />
    </span>
  );
}

/** What was changed after it was official, and points given or taken: before and after, when and why. */
export function Corrections() {
  const { results, nameOf } = useShown();
  const corrections = correctionsIn(results);
  const stageOf = (id: string) => results.stages.find((stage) => stage.id === id);
  const { adjustments, takenBack = [] } = results;
  if (corrections.length + adjustments.length + takenBack.length === 0) return null;
  return (
    <section className="below gap-4" id={parts.corrections.id} data-part={parts.corrections.id}>
      <div className={styles.partHead}>
        <h2>{parts.corrections.title}</h2>
      </div>
      <ul className={styles.rows}>
        {corrections.map(({ match, at, reason, changes }) => (
          <li key={`${match.id} ${at}`} className={styles.change}>
            <p>
              <strong>{matchName(match, stageOf(match.stageId))}</strong> <When at={at} />
            </p>
            <p>{reason}</p>
            {changes.length === 0 ? null : (
              <ul>
                {changes.map((change) => (
                  <li key={change.entryId}>
                    {nameOf(change.entryId)}: {changeText(change)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {adjustments.map(({ id, entryId, points, reason, matchNumber, at }) => (
          <li key={id} className={styles.change}>
            <p>
              <strong>
                {signed(points)} {nameOf(entryId)}
              </strong>{' '}
              <When at={at} />
            </p>
            <p>
              {reason}
              {matchNumber === null ? '' : ` (partida ${matchNumber})`}
            </p>
          </li>
        ))}
        {takenBack.toReversed().map(({ id, entryId, points, at }) => (
          <li key={id} className={styles.change}>
            <p>
              Se quitó el ajuste de <strong>{`${signed(points)} ${nameOf(entryId)}`}</strong> <When at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
