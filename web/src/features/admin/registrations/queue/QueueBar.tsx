import { counted, freeSeats, isOver, type VisibleTournament } from '@arena/domain';
import { useMinute } from '#lib/time/use-minute.ts';
import action from '../Action.module.css';
import type { Arranged } from '../arranging/use-arranged.ts';
import styles from './QueueBar.module.css';

interface Props {
  /** The queue's tournament; undefined for all tournaments. */
  tournament: VisibleTournament | undefined;
  arranged: Pick<Arranged, 'counts' | 'settled' | 'waiting' | 'arrangeAnew'>;
  late: number;
  /** Number of rows that can be selected at once; 0 if some are selected. */
  choosable: number;
  tournaments: number;
  onChooseAll: () => void;
  /** Opens the message to the listed group; null for other lists. */
  onWrite: (() => void) | null;
}

/** Rows that no longer belong here, and rows that aren't shown yet. */
type FrozenRows = Pick<Arranged, 'settled' | 'waiting'>;

function seatsText(tournament: VisibleTournament, now: Date): string {
  const { maxPlayers, currentPlayers } = tournament;
  if (isOver(tournament, now)) return `Terminado, con ${counted(currentPlayers, 'inscripción', 'inscripciones')}`;
  const free = freeSeats(tournament);
  if (free === null) return `${currentPlayers} inscritos, sin límite`;
  if (free === 0) return `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`;
  return `${free === 1 ? 'Queda' : 'Quedan'} ${free} de ${maxPlayers} cupos`;
}

function pendingText(pending: number, late: number): string {
  return late === 0 ? `${pending} por revisar` : `${pending} por revisar, ${late} de torneos terminados`;
}

function arrangeText({ settled, waiting }: FrozenRows): string {
  // A longer text would wrap on a phone and move the rows below.
  if (waiting === 0) return `Ocultar ${settled}`;
  const fresh = `Ver ${counted(waiting, 'nueva', 'nuevas')}`;
  return settled === 0 ? fresh : 'Ordenar';
}

/** Full label for screen readers. */
function arrangeLabel({ settled, waiting }: FrozenRows): string {
  return `${arrangeText({ settled, waiting })}: ${waiting} por mostrar, ${settled} que ya no van en esta lista`;
}

/** The free seats, and a button to select the whole list. Always visible. */
export function QueueBar({ tournament, arranged, late, choosable, tournaments, onChooseAll, onWrite }: Props) {
  const now = useMinute();
  return (
    <div className={styles.bar}>
      <p className={styles.places} role="status">
        {tournament ? seatsText(tournament, now) : pendingText(arranged.counts.pending, late)}
      </p>
      {arranged.settled + arranged.waiting > 0 ? (
        <button
          type="button"
          className={action.action}
          aria-label={arrangeLabel(arranged)}
          onClick={arranged.arrangeAnew}
        >
          {arrangeText(arranged)}
        </button>
      ) : null}
      {onWrite === null ? null : (
        <button type="button" className={action.action} onClick={onWrite}>
          Escribirles
        </button>
      )}
      {choosable > 0 ? (
        <button type="button" className={action.action} onClick={onChooseAll}>
          Elegir {choosable}
          {tournaments > 1 ? <span className={styles.wide}> de {tournaments} torneos</span> : null}
        </button>
      ) : null}
    </div>
  );
}
