import { type PublicTournament, registrationPhase, toMillis } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { timeLeftText } from '#lib/time/time-text.ts';

type Dated = Pick<
  PublicTournament,
  'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'linkedFormId' | 'result'
>;

function closingText(tournament: Dated, now: Date): string | null {
  const closes = toMillis(tournament.registrationDeadline) ?? toMillis(tournament.date);
  const isOpen = registrationPhase(tournament, now) === 'open' && tournament.linkedFormId !== null;
  return isOpen && closes !== null ? timeLeftText(closes - now.getTime()) : null;
}

/** Time until registration closes; nothing if it is closed or has no deadline. */
export function ClosingTime({ tournament }: { tournament: Dated }) {
  const left = useServerNow((now) => closingText(tournament, now));
  return left && <>Cierra en {left}</>;
}
