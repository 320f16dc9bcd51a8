import { isDeepStrictEqual } from 'node:util';
import { type AuditAction, auditedTournament, type Fields } from '@arena/domain';
import type { Context } from '../context.ts';
import { toTimestamp, type Writes } from '../platform/firestore.ts';

export interface AuditedWrite {
  action: AuditAction;
  /** Id of what was written. */
  target: string;
  /** The fields concerned; null where it is new (before) or gone (after). */
  before: Fields | null;
  after: Fields | null;
  tournamentId?: string;
}

/** Records an admin's write in the commit that makes it. Names, contacts and answers of players never go in. */
export function writeAudit(writes: Writes, { db, now, actor }: Context, write: AuditedWrite): void {
  const tournamentId = write.tournamentId ?? auditedTournament(write);
  const about = tournamentId === null ? {} : { tournamentId };
  writes.create(db.collection('audit').doc(), { ...write, ...about, actor, at: toTimestamp(now) });
}

/** Compares two states of a record: the fields that differ, as they were and as they are. */
export function difference(before: object, after: object): { before: Fields; after: Fields } {
  const was: Fields = { ...before };
  const is: Fields = { ...after };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const of = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: of(was), after: of(is) };
}
