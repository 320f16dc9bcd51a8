import { counted, freePlaces, type VisibleTournament } from '@arena/domain';
import action from '../Action.module.css';
import styles from './QueueBar.module.css';

interface Props {
  /** The tournament whose queue it is; undefined for the one over all. */
  tournament: VisibleTournament | undefined;
  /** How many wait for a decision, and of those how many in tournaments that are over. */
  pending: number;
  late: number;
  /** How many rows can be chosen at once, of how many tournaments; none where some are chosen already. */
  choosable: number;
  tournaments: number;
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

function pendingText({ pending, late }: Pick<Props, 'pending' | 'late'>): string {
  return late === 0 ? `${pending} por revisar` : `${pending} por revisar, ${late} de torneos terminados`;
}

function arrangeText({ settled, waiting }: Pick<Props, 'settled' | 'waiting'>): string {
  if (waiting === 0) return `Quitar ${settled}`;
  const fresh = `Ver ${counted(waiting, 'nueva', 'nuevas')}`;
  return settled === 0 ? fresh : 'Ordenar';
}

/** The same in so many words, for those who don't see what it is about. */
function arrangeLabel({ settled, waiting }: Pick<Props, 'settled' | 'waiting'>): string {
  return `${arrangeText({ settled, waiting })}: ${waiting} por mostrar, ${settled} que ya no van en esta lista`;
}

/** What has to be in view all the time: the places left, and the whole list at one touch. */
export function QueueBar(props: Props) {
  const { tournament, choosable, tournaments, onChooseAll, settled, waiting, onArrange } = props;
  return (
    <div className={styles.bar}>
      <p className={styles.places} role="status">
        {tournament ? placesText(tournament) : pendingText(props)}
      </p>
      {settled + waiting > 0 ? (
        <button
          type="button"
          className={action.action}
          aria-label={arrangeLabel({ settled, waiting })}
          onClick={onArrange}
        >
          {arrangeText({ settled, waiting })}
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
