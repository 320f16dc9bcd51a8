import { isPast } from '../time/instant.ts';
import type { Invitation } from './invitation.schema.ts';

export type InvitationState = 'open' | 'used' | 'revoked' | 'over';

/** Returns an invitation's state. A used one stays used; the last instant of an open one is its end. */
export function invitationState(
  { usedAt, revokedAt, until }: Pick<Invitation, 'usedAt' | 'revokedAt' | 'until'>,
  now: Date,
): InvitationState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return isPast(until, now) ? 'over' : 'open';
}
