import type { PublicTournament } from '@arena/domain';
import { paths } from '../../../lib/addresses/paths.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';

/** The way to the table, once there is a result in it. */
export function StandingsLink({ tournament: { id, result } }: { tournament: Pick<PublicTournament, 'id' | 'result'> }) {
  if (!result || result.state === 'planned') return null;
  return (
    <ButtonLink look="secondary" wide to={paths.standings(id)}>
      Ver la tabla
    </ButtonLink>
  );
}
