import { freePlaces, type VisibleTournament } from '@arena/domain';
import styles from './QueueBar.module.css';

interface Props {
  /** The tournament whose queue it is; undefined for the one over all. */
  tournament: VisibleTournament | undefined;
  pending: number;
  /** How many rows can be chosen at once; 0: none, or some are already. */
  choosable: number;
  onChooseAll: () => void;
  /** Rows that don't belong here any more, and rows that wait to be shown. */
  settled: number;
  waiting: number;
  onArrange: () => void;
}

function placesText({ maxPlayers, currentPlayers, ...rest }: VisibleTournament): string {
  const free = freePlaces({ maxPlayers, currentPlayers, ...rest });
  if (free === null) return `${currentPlayers} inscritos, sin límite`;
  if (free === 0) return `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`;
  return `${free === 1 ? 'Queda' : 'Quedan'} ${free} de ${maxPlayers} cupos`;
}

function arrangeText({ settled, waiting }: Pick<Props, 'settled' | 'waiting'>): string {
  if (waiting === 0) return `Quitar ${settled}`;
  const fresh = `Ver ${waiting} ${waiting === 1 ? 'nueva' : 'nuevas'}`;
  return settled === 0 ? fresh : 'Ordenar';
}

/** The same in so many words, for those who don't see what it is about. */
function arrangeLabel({ settled, waiting }: Pick<Props, 'settled' | 'waiting'>): string {
  return `${arrangeText({ settled, waiting })}: ${waiting} por mostrar, ${settled} que ya no van en esta lista`;
}

/** What has to be in view all the time: the places left, and the whole list at one touch. */
export function QueueBar({ tournament, pending, choosable, onChooseAll, settled, waiting, onArrange }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.places} role="status">
        {tournament ? placesText(tournament) : `${pending} por revisar`}
      </p>
      {settled + waiting > 0 ? (
        <button
          type="button"
          className={styles.action}
          aria-label={arrangeLabel({ settled, waiting })}
          onClick={onArrange}
        >
          {arrangeText({ settled, waiting })}
        </button>
      ) : null}
      {choosable > 0 ? (
        <button type="button" className={styles.action} onClick={onChooseAll}>
          Elegir {choosable}
        </button>
      ) : null}
    </div>
  );
}
