import { type AuditAction, type AuditRecord, tournamentOf } from '@arena/domain';
import type { Actor } from '../platform/context.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

/**
 * A write to be audited: actor (uid), action, target, time, and the fields before and after. It contains ids, statuses
 * and organisers' own texts, never a player's name, contact or answer.
 */
export interface AuditEntry extends Omit<AuditRecord, 'id' | 'action' | 'at' | 'linkMadeBy'> {
  action: AuditAction;
  at: Date;
  /** Organiser who made the private link of the call. */
  linkMadeBy?: string;
}

/** Actor of jobs and of the deployment's set-up. */
export const SYSTEM = 'system';

/** Actor of calls without an account. */
export const VISITOR = 'visitor';

/** Actor of calls by a guardian's link. */
export const GUARDIAN = 'guardian';

/** Actor of calls by a player's private link. */
export const PLAYER = 'player';

/** Creates an audit entry. `before` is null for a new record, `after` is null for a deleted one. */
export function auditEntryOf(
  action: AuditAction,
  target: string,
  { uid, now }: Actor,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry {
  return { actor: uid, action, target, at: now, before, after };
}

/**
 * Names a registration in audit records by its tournament and a keyed hash instead of the Free Fire ID. Entries about
 * the same registration can still be matched after its erasure.
 */
export function aliasOf(hash: KeyedHash, registrationId: string): string {
  return `${tournamentOf(registrationId)}_${hash('audit', registrationId)}`;
}
