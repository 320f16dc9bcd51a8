import { type RegistrationStatus, readTournament } from '@arena/domain';
import type { DocumentReference, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { type Database, fieldsOf, toTimestamp } from '../platform/firestore.ts';
import type { Changes, Facts } from './decide.ts';
import { readRegistration, type StoredRegistration } from './record.ts';

/** What was read of a tournament and some of its registrations, at one moment. */
export interface Snapshot extends Facts {
  /**
   * Writes changes made to these facts, all of them or none; a lost race where one of the documents to be
   * written is no longer as it was read.
   */
  commit(changes: Changes): Promise<void>;
}

export interface RegistrationStore {
  /** One read of a tournament and those of its registrations, without a lock. */
  read(tournamentId: string, registrationIds: readonly string[]): Promise<Snapshot>;
  /** How many registrations of a tournament have each status, counted without reading them. */
  countByStatus(tournamentId: string): Promise<Record<RegistrationStatus, number>>;
}

function toDocument(registration: StoredRegistration) {
  return {
    tournamentId: registration.tournamentId,
    fullName: registration.fullName,
    freeFireId: registration.freeFireId,
    email: registration.email,
    phone: registration.phone,
    answers: registration.answers,
    status: registration.status,
    requestId: registration.requestId,
    decidedBy: registration.decidedBy,
    reason: registration.reason,
    createdAt: toTimestamp(registration.createdAt),
    decidedAt: registration.decidedAt && toTimestamp(registration.decidedAt),
  };
}

function write(
  batch: WriteBatch,
  document: DocumentReference,
  next: StoredRegistration | null,
  version: Timestamp | undefined,
): void {
  if (version === undefined) {
    if (next !== null) batch.create(document, toDocument(next));
  } else if (next === null) batch.delete(document, { lastUpdateTime: version });
  else batch.update(document, toDocument(next), { lastUpdateTime: version });
}

export function registrationStore(database: Database): RegistrationStore {
  const tournaments = database.collection('tournaments');
  const registrations = database.collection('registrations');

  async function count(tournamentId: string, status: RegistrationStatus): Promise<number> {
    const matching = registrations.where('tournamentId', '==', tournamentId).where('status', '==', status);
    return (await matching.count().get()).data().count;
  }

  return {
    async read(tournamentId, registrationIds) {
      const documents = [...new Set(registrationIds)].map((id) => registrations.doc(id));
      const [tournament, ...found] = await database.getAll(tournaments.doc(tournamentId), ...documents);
      if (tournament === undefined) throw new RangeError('A read without an answer');
      const fields = fieldsOf(tournament);
      const versions = new Map(found.map(({ id, updateTime }) => [id, updateTime]));
      return {
        tournament: fields && readTournament(tournamentId, fields),
        registrations: new Map(
          found.map((document) => {
            const stored = fieldsOf(document);
            return [document.id, stored && readRegistration(document.id, stored)];
          }),
        ),
        async commit({ registrations: changed, currentPlayers }) {
          const batch = database.batch();
          for (const [id, next] of changed) write(batch, registrations.doc(id), next, versions.get(id));
          if (currentPlayers !== null && tournament.updateTime) {
            batch.update(tournament.ref, { currentPlayers }, { lastUpdateTime: tournament.updateTime });
          }
          await batch.commit();
        },
      };
    },

    async countByStatus(tournamentId) {
      const [pending, approved, rejected] = await Promise.all([
        count(tournamentId, 'pending'),
        count(tournamentId, 'approved'),
        count(tournamentId, 'rejected'),
      ]);
      return { pending, approved, rejected };
    },
  };
}
