import { type Registration, registrationStatusLabel } from '@arena/domain';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/status-tone.ts';
import { EmptyNote } from '#ui/layout/EmptyNote.tsx';
import type { OverallSearch } from '../queue/use-queue.ts';
import styles from './Beyond.module.css';

interface Props {
  beyond: OverallSearch;
  isOverall: boolean;
  nameOf: (tournamentId: string) => string;
  onOpen: (registration: Registration) => void;
}

export function OverallResults({ beyond: { found, failed }, isOverall, nameOf, onOpen }: Props) {
  if (failed) return <EmptyNote>No pudimos buscar más allá de esta lista. Revisa tu conexión a internet.</EmptyNote>;
  if (found === null || found.length === 0) return null;
  const heading = isOverall ? 'Más antiguas' : 'En otros torneos';
  return (
    <section className={styles.beyond} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.one} onClick={() => onOpen(one)}>
              <span className={classes('shortened', styles.who)}>
                <span className={styles.name}>{one.fullName}</span> {one.freeFireId}
              </span>
              <Badge tone={statusTone[one.status]}>{registrationStatusLabel[one.status]}</Badge>
              <span className={classes('shortened', styles.where)}>{nameOf(one.tournamentId)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
