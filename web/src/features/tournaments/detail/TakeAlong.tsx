import type { PublicTournament } from '@arena/domain';
import { paths } from '../../../lib/addresses/paths.ts';
import { ShareLink } from '../../../ui/sharing/ShareLink.tsx';
import { LateIcon } from '../../../ui/signs/LateIcon.tsx';
import styles from './TakeAlong.module.css';

interface Props {
  tournament: Pick<PublicTournament, 'id' | 'name' | 'date'>;
}

/** The ways to take a tournament along: to one's friends, and into one's calendar. */
export function TakeAlong({ tournament: { id, name, date } }: Props) {
  return (
    <div className={styles.ways}>
      <ShareLink title={name} path={paths.tournament(id)} />
      {date === null ? null : (
        <a className="touch" href={paths.calendar(id)}>
          <LateIcon name="calendar" size={20} />
          Agregar al calendario
        </a>
      )}
    </div>
  );
}
