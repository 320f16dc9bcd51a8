import { type Exchange, exchangeText } from '@arena/domain';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LocalDateAndClock } from '#ui/layout/LocalTime.tsx';
import { matchName, signed } from '#ui/texts/competition-texts.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { resultChangeText } from '../standings-texts';
import { correctionsIn, disqualificationsIn, parts } from '../standings-view.ts';
import { Part } from './Part.tsx';

function When({ at }: { at: string }) {
  return (
    <Note as="span">
      <LocalDateAndClock instant={at} />
    </Note>
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
    <Part of={parts.corrections}>
      <ul className={styles.rows}>
        {corrections.map(({ match, at, reason, changes, exchanges = [] }) => (
          <Stack as="li" gap={1} key={`${match.id} ${at}`} className={styles.change}>
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
          </Stack>
        ))}
        {disqualifications.map(({ entryId, at, isBack, reason, keepsPoints, exchanges }) => (
          <Stack as="li" gap={1} key={`${entryId} ${at}`} className={styles.change}>
            <p>
              {isBack ? 'Se quitó la descalificación de ' : 'Descalificado: '}
              <strong>{nameOf(entryId)}</strong> <When at={at} />
            </p>
            {isBack ? null : <p>{[reason, keepsPoints ? 'Conserva sus puntos.' : ''].filter(Boolean).join(' ')}</p>}
            <Exchanges of={exchanges} />
          </Stack>
        ))}
        {adjustments.map(({ id, entryId, points, reason, matchNumber, at, exchanges = [] }) => (
          <Stack as="li" gap={1} key={id} className={styles.change}>
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
          </Stack>
        ))}
        {takenBack.toReversed().map(({ id, entryId, points, at, exchanges = [] }) => (
          <Stack as="li" gap={1} key={id} className={styles.change}>
            <p>
              Se quitó el ajuste de <strong>{`${signed(points)} ${nameOf(entryId)}`}</strong> <When at={at} />
            </p>
            <Exchanges of={exchanges} />
          </Stack>
        ))}
      </ul>
    </Part>
  );
}
