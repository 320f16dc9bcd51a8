import { type Exchange, exchangeText, shortDateText } from '@arena/domain';
import { clockIn } from '#lib/time/format-date.ts';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { matchName, signed } from '#ui/texts/competition-texts.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { resultChangeText } from '../standings-texts';
import { correctionsIn, disqualificationsIn } from '../standings-view.ts';
import { parts } from './parts.ts';

function When({ at }: { at: string }) {
  return (
    <span className={styles.when}>
      <LocalTime instant={at} write={shortDateText} /> <LocalTime instant={at} write={clockIn} />
    </span>
  );
}

/** Says who would have advanced instead of whom by a change. */
function Exchanges({ of }: { of: readonly Exchange[] }) {
  const { results, nameOf } = useShown();
  return of.map((one) => <p key={one.stageId}>{exchangeText(one, results.stages, nameOf)}</p>);
}

/** Changes to official results and adjustments: before and after, time and reason. */
export function Corrections() {
  const { results, nameOf } = useShown();
  const corrections = correctionsIn(results);
  const stageOf = (id: string) => results.stages.find((stage) => stage.id === id);
  const { adjustments, takenBack = [] } = results;
  const disqualifications = disqualificationsIn(results);
  if (corrections.length + disqualifications.length + adjustments.length + takenBack.length === 0) return null;
  return (
    <section className="below gap-4" id={parts.corrections.id} data-part={parts.corrections.id}>
      <div className={styles.partHead}>
        <h2>{parts.corrections.title}</h2>
      </div>
      <ul className={styles.rows}>
        {corrections.map(({ match, at, reason, changes, exchanges = [] }) => (
          <li key={`${match.id} ${at}`} className={styles.change}>
            <p>
              <strong>{matchName(match, stageOf(match.stageId))}</strong> <When at={at} />
            </p>
            <p>{reason}</p>
            <Exchanges of={exchanges} />
            {changes.length === 0 ? null : (
              <ul>
                {changes.map((change) => (
                  <li key={change.entryId}>
                    {nameOf(change.entryId)}: {resultChangeText(change)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {disqualifications.map(({ entryId, at, isBack, reason, keepsPoints, exchanges }) => (
          <li key={`${entryId} ${at}`} className={styles.change}>
            <p>
              {isBack ? 'Se quitó la descalificación de ' : 'Descalificado: '}
              <strong>{nameOf(entryId)}</strong> <When at={at} />
            </p>
            {isBack ? null : <p>{[reason, keepsPoints ? 'Conserva sus puntos.' : ''].filter(Boolean).join(' ')}</p>}
            <Exchanges of={exchanges} />
          </li>
        ))}
        {adjustments.map(({ id, entryId, points, reason, matchNumber, at, exchanges = [] }) => (
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
            <Exchanges of={exchanges} />
          </li>
        ))}
        {takenBack.toReversed().map(({ id, entryId, points, at, exchanges = [] }) => (
          <li key={id} className={styles.change}>
            <p>
              Se quitó el ajuste de <strong>{`${signed(points)} ${nameOf(entryId)}`}</strong> <When at={at} />
            </p>
            <Exchanges of={exchanges} />
          </li>
        ))}
      </ul>
    </section>
  );
}
