import {
  type ConfirmationState,
  confirmationsOf,
  type ErrorCode,
  isConfirmationMissed,
  isMoved,
  type SeenConfirmation,
} from '@arena/domain';
import { entryOf, SYSTEM } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import type { StoredRegistration } from '../record.ts';
import type { Decide } from './decide.ts';
import { outOf } from './status-change.ts';

/**
 * Decides on a confirmation: it counts for every window that is open at that moment. What is confirmed already stays so,
 * so that a repeated call answers the same; who has missed a window since, or was out before it came, is told so.
 * @param isMeant tells the registration that was meant from another one under its id.
 * @param otherwise how one is refused who meant another.
 * @param counts which windows it counts for. Whom an organiser speaks for may be late, as long as they have their place.
 * @param seen what was to be confirmed where they did.
 */
export function confirmation(
  isMeant: (one: StoredRegistration) => boolean,
  otherwise: ErrorCode,
  actor: Actor,
  { counts = ['open'], seen }: { counts?: readonly ConfirmationState[]; seen?: SeenConfirmation | undefined } = {},
): Decide {
  return (tournament, registration) => {
    if (registration === null || !isMeant(registration)) return { refused: otherwise };
    const windows = confirmationsOf(tournament, registration, actor.now);
    if (windows.some((window) => isMoved(window, seen))) return { refused: 'confirmation_moved' };
    const open = windows.filter(({ state }) => counts.includes(state)).map(({ kind }) => kind);
    if (open.length === 0) {
      const isDone = windows.some(({ state }) => state === 'confirmed');
      const isMissed = windows.some(({ state }) => state === 'missed');
      return isDone && !isMissed ? { next: registration } : { refused: 'confirmation_closed' };
    }
    const at = actor.now.toISOString();
    const next = {
      ...registration,
      ...(open.includes('enrolment') ? { enrolmentConfirmedAt: at } : {}),
      ...(open.includes('match') ? { matchConfirmedAt: at, matchConfirmedFor: tournament?.date ?? null } : {}),
    };
    const audit = entryOf('registration.confirm', registration.id, actor, { before: {}, after: { confirmed: open } });
    return { next, audit };
  };
}

/** Decides on who didn't confirm in time: the place is free. Anybody else stays as they are, however often it is asked. */
export function lapse(now: Date): Decide {
  return (tournament, registration) => {
    if (registration === null || !isConfirmationMissed(tournament, registration, now)) return { next: registration };
    return outOf(registration, 'unconfirmed', 'registration.lapse', { uid: SYSTEM, now });
  };
}
