import { isDeepStrictEqual } from 'node:util';
import { type AuditAction, type AuditRecord, type Fields, tournamentOf } from '@arena/domain';
import type { Actor } from '../auth/actor.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

/**
 * A write by an admin, to be recorded: who (uid), what, which, when, before → after. It carries ids, statuses and
 * an organiser's own texts, never a player's name, contact or answer.
 */
export interface AuditEntry extends Omit<AuditRecord, 'id' | 'action' | 'at'> {
  action: AuditAction;
  at: Date;
}

/** The actor of what no account asked for: the deployment's configuration did. */
export const SYSTEM = 'system';

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

/** The fields in which two states of a record differ, as they were and as they are. */
export function difference(before: object, after: object): { before: Fields; after: Fields } {
  const was: Fields = { ...before };
  const is: Fields = { ...after };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const of = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: of(was), after: of(is) };
}

/**
 * What records call a registration: its tournament, and a keyed hash in the place of the player's Free Fire ID, so
 * that what organisers did to the same one can still be told when the player is no longer known.
 */
export function aliasOf(hash: KeyedHash, registrationId: string): string {
  return `${tournamentOf(registrationId)}_${hash('audit', registrationId)}`;
}
