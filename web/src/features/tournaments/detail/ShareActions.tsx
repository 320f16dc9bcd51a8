import type { PublicTournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ShareLink } from '#ui/sharing/ShareLink.tsx';

interface Props {
  tournament: Pick<PublicTournament, 'id' | 'name' | 'date'>;
}

/** Buttons to share a tournament and to add it to a calendar. */
export function ShareActions({ tournament: { id, name, date } }: Props) {
  return (
    <div className="beside gap-4">
      <ShareLink title={name} path={paths.tournament(id)} />
      {date === null ? null : (
        <a className="touch" href={paths.calendar(id)}>
          <Icon name="calendar" size={20} />
          Agregar al calendario
        </a>
      )}
    </div>
  );
}
