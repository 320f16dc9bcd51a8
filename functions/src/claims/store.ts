import { type Consent, readRegistration, registrationId } from '@arena/domain';
import type { WriteBatch } from 'firebase-admin/firestore';
import { type Database, fieldsOf, writeOnto } from '../platform/firestore.ts';

/** Whom each Free Fire ID of a tournament plays for: the ID → the id of the registration that holds a place with it. */
export type Claims = ReadonlyMap<string, string>;

/**
 * Where it is kept that each ID has one place in a tournament where teams play, and of any what guardians of erased
 * players had said: it goes with the tournament's registrations.
 */
export function claimsOf(database: Database, tournamentId: string) {
  const tournament = database.collection('claims').doc(tournamentId);
  return { tournament, of: (freeFireId: string) => tournament.collection('players').doc(freeFireId) };
}

/** What was read of who has which ID, at one moment. */
export interface ReadClaims {
  claims: Claims;
  /** What guardians said of those of these players who registered themselves, by the id of that registration. */
  consents: ReadonlyMap<string, Consent>;
  /** Adds changes to a batch that fails where one of the IDs has come or gone meanwhile. */
  write(batch: WriteBatch, changed: ReadonlyMap<string, string | null>): void;
}

/**
 * Reads whom these IDs play for. A captain from before there were teams in the tournament has no claim: there the
 * registration itself says it.
 */
export async function readClaims(
  database: Database,
  tournamentId: string,
  freeFireIds: readonly string[],
): Promise<ReadClaims> {
  const { tournament, of } = claimsOf(database, tournamentId);
  const registrations = database.collection('registrations');
  const ids = [...new Set(freeFireIds)];
  const places = [...ids.map(of), ...ids.map((id) => registrations.doc(registrationId(tournamentId, id)))];
  const found = places.length === 0 ? [] : await database.getAll(...places);
  const claims = new Map<string, string>();
  const consents = new Map<string, Consent>();
  for (const [index, freeFireId] of ids.entries()) {
    const holder: unknown = found[index]?.get('registrationId');
    const own = found[ids.length + index];
    const fields = own && fieldsOf(own);
    const registration = own && fields && readRegistration(own.id, fields);
    if (registration?.consent) consents.set(registration.id, registration.consent);
    if (typeof holder === 'string') claims.set(freeFireId, holder);
    else if (registration && registration.status !== 'rejected') claims.set(freeFireId, registration.id);
  }
  const versions = new Map(ids.map((id, index) => [id, found[index]?.updateTime]));
  return {
    claims,
    consents,
    write(batch, changed) {
      if (changed.size > 0) batch.set(tournament, {}, { merge: true });
      for (const [freeFireId, holder] of changed) {
        const claim = holder === null ? null : { registrationId: holder };
        writeOnto(batch, of(freeFireId), versions.get(freeFireId), claim);
      }
    },
  };
}
