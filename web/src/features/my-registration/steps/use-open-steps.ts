import { isPast, type MyRegistration } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { isOutOfCompetition, openConfirmationAt } from './steps.ts';

/** Returns the open steps: an offered seat, a confirmation window; and if the tournament has begun. */
export function useOpenSteps(myRegistration: MyRegistration) {
  const kind = useServerNow((now) => openConfirmationAt(myRegistration.confirmations, now)?.kind ?? null);
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
