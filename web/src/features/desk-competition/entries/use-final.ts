import { type ConfirmationState, type Entry, finalConfirmation } from '@arena/domain';
import { useServerNow } from '../../../lib/time/clock.ts';
import type { BadgeTone } from '../../../ui/signs/Badge.tsx';
import { type Planned, useDesk } from '../desk-context.ts';

/** How an entry's confirmation of the final stands, in words and colour. */
export const finalText: Record<Exclude<ConfirmationState, 'later'>, { label: string; tone: BadgeTone }> = {
  open: { label: 'Falta que confirme la final', tone: 'warn' },
  confirmed: { label: 'Confirmó la final', tone: 'good' },
  missed: { label: 'No confirmó la final', tone: 'bad' },
};

/** Whether an entry has confirmed the final; null where nobody asks it. */
export function useFinal(entry: Entry, planned: Planned): Exclude<ConfirmationState, 'later'> | null {
  const { tournament } = useDesk();
  const state = useServerNow((now) => finalConfirmation(tournament, planned, entry, now)?.state ?? null);
  return state === 'later' ? null : state;
}
