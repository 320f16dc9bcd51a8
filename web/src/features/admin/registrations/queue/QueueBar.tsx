import { counted, freeSeats, type VisibleTournament } from '@arena/domain';
import action from '../Action.module.css';
import type { Arranged } from '../arranging/use-arranged.ts';
import styles from './QueueBar.module.css';

interface Props {
  /** The tournament whose queue it is; undefined for the one over all. */
  tournament: VisibleTournament | undefined;
  arranged: Pick<Arranged, 'counts' | 'settled' | 'waiting' | 'arrangeAnew'>;
  late: number;
  /** Rows that can be selected at once, by tournament; none if some are selected already. */
  choosable: number;
  tournaments: number;
  onChooseAll: () => void;
}

/** Rows that don't belong here any more, and rows that wait to be shown. */
type FrozenRows = Pick<Arranged, 'settled' | 'waiting'>;

function seatsText(tournament: VisibleTournament): string {
  const { maxPlayers, currentPlayers } = tournament;
  const free = freeSeats(tournament);
  if (free === null) return `${currentPlayers} inscritos, sin límite`;
  if (free === 0) return `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`;
  return `${free === 1 ? 'Queda' : 'Quedan'} ${free} de ${maxPlayers} cupos`;
}

function pendingText(pending: number, late: number): string {
  return late === 0 ? `${pending} por revisar` : `${pending} por revisar, ${late} de torneos terminados`;
}

function arrangeText({ settled, waiting }: FrozenRows): string {
  // Any longer and the bar takes a second line on a phone, which moves the rows below it.
  if (waiting === 0) return `Ocultar ${settled}`;
  const fresh = `Ver ${counted(waiting, 'nueva', 'nuevas')}`;
  return settled === 0 ? fresh : 'Ordenar';
}

/** Full label for screen readers. */
function arrangeLabel({ settled, waiting }: FrozenRows): string {
  return `${arrangeText({ settled, waiting })}: ${waiting} por mostrar, ${settled} que ya no van en esta lista`;
}

/** Always visible: free seats, and the button to select the whole list. */
export function QueueBar({ tournament, arranged, late, choosable, tournaments, onChooseAll }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.places} role="status">
        {tournament ? seatsText(tournament) : pendingText(arranged.counts.pending, late)}
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
      {choosable > 0 ? (
        <button type="button" className={action.action} onClick={onChooseAll}>
          Elegir {choosable}
          {tournaments > 1 ? <span className={styles.wide}> de {tournaments} torneos</span> : null}
        </button>
      ) : null}
    </div>
  );
}
