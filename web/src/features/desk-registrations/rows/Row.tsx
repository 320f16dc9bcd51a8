import {
  type ConsentState,
  consentStateOf,
  isInLine,
  newNames,
  playersOf,
  type Registration,
  registrationStatusLabel,
  type VisibleTournament,
} from '@arena/domain';
import { listText } from '../../../lib/editing/list-text.ts';
import { useServerNow } from '../../../lib/time/clock.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { classes } from '../../../ui/classes.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Badge } from '../../../ui/signs/Badge.tsx';
import { statusTone } from '../../../ui/signs/status-tone.ts';
import { type Alike, isSuspect, sharedText } from '../arranging/duplicates.ts';
import { type Decisions, shownStatus, type Underway } from '../decisions/decisions.ts';
import { ageText, answersOf, renamedText } from './labels.ts';
import styles from './Row.module.css';
import { type Deeds, RowActions } from './RowActions.tsx';
import { useSwipe } from './use-swipe.ts';

/** What every row of the queue needs beside its registration. */
export interface RowContext {
  underway: Decisions['underway'];
  /** The ids of the questions in their order. */
  questionIds: readonly string[];
  /** Names the tournament of a registration, and of one elsewhere. */
  nameOf: (tournamentId: string) => string;
  tournamentOf: (id: string) => VisibleTournament | undefined;
  /** Whether rows of several tournaments stand together. */
  isOverall: boolean;
  alikeOf: (id: string) => readonly Alike[];
  /** The number in line of one who waits for a place; null where they have none, or it isn't known. */
  numberOf: (id: string) => number | null;
  /** Until when a registration has to be confirmed; null where nothing is to be at this moment. */
  silentUntil: (id: string) => string | null;
  deeds: Deeds;
  /** The one whose details are shown; null where none are. */
  opened: string | null;
  open: (id: string) => void;
  /** `isRange`: together with those between it and the one before. */
  pick: (id: string, isPicked: boolean, isRange: boolean) => void;
}

interface Props {
  registration: Registration;
  isPicked: boolean;
  isGone: boolean;
  context: RowContext;
}

/** What a row says of the guardian of a player under 18. */
const guardianText: Record<ConsentState, string> = {
  none: '',
  open: 'Espera a su tutor',
  given: 'Tutor: sí',
  refused: 'Tutor: no',
};

function isRange(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

function Note({ registration, isGone, own, context }: Omit<Props, 'isPicked'> & { own: Underway | undefined }) {
  const zone = useViewerZone();
  const alike = context.alikeOf(registration.id);
  const suspect = alike.find((one) => isSuspect(registration, one));
  const [first] = alike;
  if (own?.state === 'unsent') return <span className={styles.unsent}>Sin enviar. Se reintenta solo.</span>;
  if (own?.state === 'failed') return <span className={styles.failed}>{own.error}</span>;
  if (isGone && own === undefined) return <span>Ya no está en esta lista.</span>;
  const [renamed, ...others] = newNames(registration);
  if (renamed !== undefined) {
    const more = others.length === 0 ? '' : ` Y ${others.length} más.`;
    return <span className={styles.suspect}>{renamedText(renamed) + more}</span>;
  }
  if (suspect) {
    const where = suspect.registration.tournamentId === registration.tournamentId;
    const who = where ? suspect.registration.fullName : context.nameOf(suspect.registration.tournamentId);
    return (
      <span className={styles.suspect}>
        Repetido: {sharedText(suspect)} {where ? 'que' : 'en'} {who}
      </span>
    );
  }
  const number = context.numberOf(registration.id);
  if (number !== null) return <span>Número {number} en la lista de espera</span>;
  if (isInLine(registration)) return <span>En la lista de espera</span>;
  if (registration.offeredUntil !== null) {
    return <span>Cupo ofrecido hasta {dayAndClockIn(registration.offeredUntil, zone)}</span>;
  }
  const consent = consentStateOf(registration);
  // Who is out waits for nobody.
  const guardian = consent === 'open' && registration.status === 'rejected' ? '' : guardianText[consent];
  if (guardian !== '') return <span>{guardian}</span>;
  const until = context.silentUntil(registration.id);
  if (until !== null) return <span>Por confirmar hasta {dayAndClockIn(until, zone)}</span>;
  if (first) return <span>También en {context.nameOf(first.registration.tournamentId)}</span>;
  return (
    <span>
      {registration.phone} · {registration.email}
    </span>
  );
}

/** 'Furia Norte con Kira, Rayo07 y Yuki'; empty for one who plays alone. */
function teamLine(registration: Registration): string {
  if (registration.team === null) return '';
  const [, ...others] = playersOf(registration);
  return `${registration.team.name} con ${listText(others.map(({ nickname, freeFireId }) => nickname || freeFireId))}`;
}

/** One registration of the queue, four lines high: who, since when, what they answered, what stands out. */
export function Row({ registration, isPicked, isGone, context }: Props) {
  const { id, fullName, nickname, freeFireId, createdAt } = registration;
  const own = context.underway.get(id);
  const status = shownStatus(registration, context.underway);
  const age = useServerNow((now) => ageText(now.getTime() - Date.parse(createdAt)));
  const isOpen = !isGone && own?.state !== 'sending' && own?.state !== 'unsent';
  const swipe = useSwipe({
    onRight: () => isOpen && status !== 'approved' && context.deeds.approve(registration),
    onLeft: () => isOpen && status !== 'rejected' && context.deeds.reject(registration),
  });
  const answers = answersOf(registration, context.questionIds).map(({ answer }) => answer);
  const where = context.isOverall ? context.nameOf(registration.tournamentId) : '';
  const said = [where, teamLine(registration), ...answers].filter(Boolean).join(' · ');
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
          <span className={styles.meta}>
            <Badge tone={statusTone[status]}>{registrationStatusLabel[status]}</Badge>{' '}
            <span className={styles.player}>{[freeFireId, nickname].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
        <span className={styles.said}>{said || 'Sin respuestas'}</span>
        <span className={styles.note}>
          <Note registration={registration} isGone={isGone} own={own} context={context} />
        </span>
      </button>
      <div className={styles.actions}>
        {isGone ? null : (
          <RowActions
            registration={registration}
            status={status}
            underway={own}
            tournament={context.tournamentOf(registration.tournamentId)}
            deeds={context.deeds}
          />
        )}
      </div>
    </article>
  );
}
