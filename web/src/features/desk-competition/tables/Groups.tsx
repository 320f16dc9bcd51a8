import { counted, type Stage } from '@arena/domain';
import styles from '../plan/Plan.module.css';

/** Between one name and the next, where they are shown one after the other. */
const STEP = 60;
const LONGEST = 4_000;

interface Props {
  stage: Pick<Stage, 'groups'>;
  nameOf: (entryId: string) => string;
  /** Shows them as they are drawn: in turn, one name after the other. */
  live?: boolean;
}

/** Who plays in which group. */
export function Groups({ stage: { groups }, nameOf, live = false }: Props) {
  const all = groups.reduce((sum, { entryIds }) => sum + entryIds.length, 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, all));
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <section key={group.id} aria-label={group.name}>
          <h3 className={styles.group}>
            {group.name} <span className="note">{counted(group.entryIds.length, 'participante', 'participantes')}</span>
          </h3>
          <ol className={styles.members} aria-label={`Grupo: ${group.name}`}>
            {group.entryIds.map((entryId, place) => (
              <li
                key={entryId}
                className={live ? styles.drawn : undefined}
                style={live ? { animationDelay: `${(place * groups.length + index) * step}ms` } : undefined}
              >
                {nameOf(entryId)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
