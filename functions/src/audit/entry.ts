import { type AuditAction, type AuditRecord, tournamentOf } from '@arena/domain';
import type { Actor } from '../context.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

/**
 * A write by an admin, to be recorded: who (uid), what, which, when, before → after. It carries ids, statuses and
 * an organiser's own texts, never a player's name, contact or answer.
 */
export interface AuditEntry extends Omit<AuditRecord, 'id' | 'action' | 'at'> {
  action: AuditAction;
  at: Date;
}

/** The actor of jobs and of the deployment's set-up. */
export const SYSTEM = 'system';

/** The actor of what a call without an account does. */
export const VISITOR = 'visitor';

/** The actor of what the guardian of a player does, by a link of their own. */
export const GUARDIAN = 'guardian';

/** The actor of what a player does with their own registration, by its private link. */
export const PLAYER = 'player';

/** The record of what `actor` did to `target`: the fields concerned, before (null: it is new) and after (null: gone). */
export function entryOf(
  action: AuditAction,
  target: string,
  { uid, now }: Actor,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry {
  return { actor: uid, action, target, at: now, before, after };
}

/**
 * Names a registration in records: its tournament, and a keyed hash instead of the Free Fire ID. Actions on the same
 * registration can still be matched after its player was erased.
 */
export function aliasOf(hash: KeyedHash, registrationId: string): string {
  return `${tournamentOf(registrationId)}_${hash('audit', registrationId)}`;
}
