import { type ConfirmationWindow, isPast, type MyRegistration, openConfirmation } from '@arena/domain';
import { useServerNow } from '../../../lib/time/clock.ts';
import { isOutOfCompetition } from './steps.ts';

/** Returns the confirmation open at `now` among the loaded windows, or null. */
function openAt(windows: readonly ConfirmationWindow[], now: Date): ConfirmationWindow | null {
  const at = now.getTime();
  const isOpen = ({ opensAt, closesAt }: ConfirmationWindow) => at >= Date.parse(opensAt) && at <= Date.parse(closesAt);
  const unconfirmed = windows.filter(({ state }) => state === 'open' || state === 'later');
  return openConfirmation(unconfirmed.filter(isOpen).map((window) => ({ ...window, state: 'open' })));
}

/** Returns the open steps: an offered seat, a confirmation window; and if the tournament has begun. */
export function useOpenSteps(myRegistration: MyRegistration) {
  const kind = useServerNow((now) => openAt(myRegistration.confirmations, now)?.kind ?? null);
  const hasBegun = useServerNow((now) => isPast(myRegistration.tournament?.date ?? null, now));
  const offeredUntil = myRegistration.waiting?.offeredUntil ?? null;
  const isOffered = useServerNow((now) => offeredUntil !== null && now.getTime() <= Date.parse(offeredUntil));
  return {
    offeredUntil: isOffered ? offeredUntil : null,
    window: isOutOfCompetition(myRegistration)
      ? undefined
      : myRegistration.confirmations.find((each) => each.kind === kind),
    hasBegun,
  };
}
