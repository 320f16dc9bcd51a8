import { auditedTournament } from '@arena/domain';
import type { WriteBatch } from 'firebase-admin/firestore';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import type { AuditEntry } from './entry.ts';

/** Adds the record of a write to the batch that makes the write, so that neither exists without the other. */
export function recordIn(batch: WriteBatch, database: Database, { at, ...entry }: AuditEntry): void {
  const tournamentId = auditedTournament(entry);
  batch.create(database.collection('audit').doc(), {
    ...entry,
    ...(tournamentId === null ? {} : { tournamentId }),
    at: toTimestamp(at),
  });
}
