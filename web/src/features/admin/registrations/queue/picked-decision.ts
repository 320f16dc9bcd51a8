import type { Registration } from '@arena/domain';
import type { Tournaments } from './queue.ts';
import type { Picked } from './use-picked.ts';
import type { useQueueActions } from './use-queue-actions.ts';

/** True while matches of a tournament are played. */
export function isPlayed(tournaments: Tournaments, id: string): boolean {
  return tournaments?.get(id)?.result?.state === 'playing';
}

/** True if a decision on several registrations needs a second look: on several tournaments, or one being played. */
export function needsLook(registrations: readonly Registration[], tournaments: Tournaments): boolean {
  const ids = new Set(registrations.map(({ tournamentId }) => tournamentId));
  return ids.size > 1 || (registrations.length > 1 && [...ids].some((id) => isPlayed(tournaments, id)));
}

/** Returns a function that decides on the selected rows, or asks first. */
export function pickedDecision(
  { registrations: all, toConfirm, clear }: Picked,
  { ask, decide, confirm }: Pick<ReturnType<typeof useQueueActions>, 'ask' | 'decide' | 'confirm'>,
  tournaments: Tournaments,
) {
  return (to: 'approved' | 'rejected' | 'confirmed') => {
    const registrations = to === 'confirmed' ? toConfirm : all;
    if (needsLook(registrations, tournaments)) ask({ what: 'several', to, registrations });
    else if (to === 'rejected') ask({ what: 'reject', registrations });
    else {
      if (to === 'confirmed') confirm(registrations);
      else decide(registrations, to);
      clear();
    }
  };
}
