import { isPast, type PublicTournament } from '@arena/domain';
import { useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The way to the table, from the moment at which it is played. */
export function StandingsLink({ tournament: { id, date } }: { tournament: Pick<PublicTournament, 'id' | 'date'> }) {
  const hasBegun = useNow((now) => isPast(date, now));
  if (!hasBegun) return null;
  return (
    <ButtonLink look="secondary" wide to={paths.standings(id)}>
      Ver la tabla
    </ButtonLink>
  );
}
