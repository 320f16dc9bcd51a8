import { isDeepStrictEqual } from 'node:util';
import { type AuditAction, auditedTournament, type Fields } from '@arena/domain';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { toTimestamp, type Writes } from '../platform/firestore.ts';

export interface AuditedWrite {
  action: AuditAction;
  /** Id of the written record. */
  target: string;
  /** Changed fields. `before` is null for a new record, `after` is null for a deleted one. */
  before: Fields | null;
  after: Fields | null;
  tournamentId?: string;
  /** Organiser who made the private link of the call. */
  linkMadeBy?: string;
}

/** Audits an admin's write in the same commit. Never pass names, contacts or answers of players. */
export function writeAudit(writes: Writes, { db, now, actor }: Context, write: AuditedWrite): void {
  const tournamentId = write.tournamentId ?? auditedTournament(write);
  const about = tournamentId === null ? {} : { tournamentId };
  writes.create(db.collection('audit').doc(), { ...write, ...about, actor, at: toTimestamp(now) });
}

/** Returns the fields that differ between two states of a record, before and after. */
export function difference(before: object, after: object): { before: Fields; after: Fields } {
  const was: Fields = { ...before };
  const is: Fields = { ...after };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const of = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: of(was), after: of(is) };
}

/** A record that admins edit. `revision` counts its edits from 1. */
interface Edited {
  revision: number;
}

/**
 * Applies new fields to a record.
 * @param revision the revision that the editor saw.
 * @returns null if the record already has these fields, whatever `revision` is.
 * @throws ApiError `edit_conflict` if `revision` is outdated.
 */
export function applyEdit<T extends Edited>(current: T, fields: Partial<T>, revision = current.revision) {
  if (Object.keys(difference(current, { ...current, ...fields }).after).length === 0) return null;
  if (revision !== current.revision) throw new ApiError('edit_conflict');
  const next: T = { ...current, ...fields, revision: current.revision + 1 };
  return { next, ...difference(current, next) };
}
