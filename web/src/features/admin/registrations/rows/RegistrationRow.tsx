import { type Registration, registrationStatusLabel } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { classes } from '#ui/classes.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/status-tone.ts';
import { shownStatus } from '../decisions/decisions.ts';
import { ageText, answersOf } from './labels.ts';
import { teamLine, useNote } from './notes.ts';
import { isRange } from './queue-item.ts';
import styles from './Row.module.css';
import { RowActions } from './RowActions.tsx';
import { RowNote } from './RowNote.tsx';
import type { RowContext } from './row-context.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  registration: Registration;
  isPicked: boolean;
  isGone: boolean;
  context: RowContext;
}

/** One registration of the queue in four lines: player, age, answers and a note. */
export function RegistrationRow({ registration, isPicked, isGone, context }: Props) {
  const { id, fullName, nickname, freeFireId, createdAt } = registration;
  const own = context.underway.get(id);
  const status = shownStatus(registration, context.underway);
  const age = useServerNow((now) => ageText(now.getTime() - Date.parse(createdAt)));
  const isOpen = !isGone && own?.state !== 'sending' && own?.state !== 'unsent';
  const swipe = useSwipe({
    onRight: () => isOpen && status !== 'approved' && context.actions.approve(registration),
    onLeft: () => isOpen && status !== 'rejected' && context.actions.reject(registration),
  });
  const note = useNote({ registration, isGone, own, context });
  const answers = answersOf(registration, context.questionIds).map(({ answer }) => answer);
  const said = [teamLine(registration), ...answers].filter(Boolean).join(' · ');
  return (
    <article className={classes(styles.face, styles[statusTone[status]], isPicked && styles.picked)} {...swipe}>
      <div className={styles.pick}>
        <Choice
          label={<span className="visually-hidden">Elegir a {fullName}</span>}
          type="checkbox"
          checked={isPicked}
          disabled={!isOpen}
          onChange={({ target, nativeEvent }) => context.pick(id, target.checked, isRange(nativeEvent))}
        />
      </div>
      <button
        type="button"
        className={styles.main}
        data-row={id}
        aria-current={context.opened === id || undefined}
        onClick={() => context.open(id)}
      >
        <span className={styles.who}>
          <span className={styles.title}>
            <span className={styles.name}>{fullName}</span> <span className={styles.age}>{age}</span>
          </span>
          <span className={styles.player}>{[freeFireId, nickname].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.said}>
          <Badge tone={statusTone[status]}>{registrationStatusLabel[status]}</Badge>
          <span className={styles.answers}>{said || 'Sin respuestas'}</span>
        </span>
        <span className={styles.note}>
          <RowNote note={note ?? { text: registration.phone }} />
        </span>
      </button>
      <div className={styles.actions}>
        {isGone ? null : (
          <RowActions
            registration={registration}
            status={status}
            underway={own}
            tournament={context.tournamentOf(registration.tournamentId)}
            actions={context.actions}
          />
        )}
      </div>
    </article>
  );
}
