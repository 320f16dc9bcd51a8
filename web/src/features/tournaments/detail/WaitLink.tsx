import { canWait, type PublicTournament } from '@arena/domain';
import { useServerNow } from '../../../lib/time/clock.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';

/** The second way in, where a full tournament takes names for its waiting list. */
export function WaitLink({ tournament, to }: { tournament: PublicTournament; to: string }) {
  const waits = useServerNow((now) => canWait(tournament, now));
  if (!waits) return null;
  return (
    <ButtonLink wide look="secondary" to={to}>
      Ir a la lista de espera
    </ButtonLink>
  );
}
