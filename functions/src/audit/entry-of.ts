import type { AuditAction } from '@arena/domain';
import type { Actor } from '../auth/actor.ts';
import type { AuditEntry } from './entry.ts';

/** The record of what `actor` did to `target`: the fields concerned, before (null: it is new) and after (null: gone). */
export function entryOf(
  action: AuditAction,
  target: string,
  { uid, now }: Actor,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry {
  return { actor: uid, action, target, at: now, before, after };
}
