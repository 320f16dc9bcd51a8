import { type ConfirmationKind, type ConfirmationWindow, openConfirmation } from '@arena/domain';

/** What a window asks for. */
export const confirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Confirma tu cupo',
  match: 'Confirma que juegas',
  final: 'Confirma la final',
};

/** What is to be confirmed at `now`, by windows that were read a moment ago; null where nothing is. */
export function openAt(windows: readonly ConfirmationWindow[], now: Date): ConfirmationWindow | null {
  const at = now.getTime();
  const isOpen = ({ opensAt, closesAt }: ConfirmationWindow) => at >= Date.parse(opensAt) && at <= Date.parse(closesAt);
  const unconfirmed = windows.filter(({ state }) => state === 'open' || state === 'later');
  return openConfirmation(unconfirmed.filter(isOpen).map((window) => ({ ...window, state: 'open' })));
}
