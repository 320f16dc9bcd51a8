import { sampleAccessRequest } from '@arena/domain/samples';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { NOW } from '../records/records.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The documents of a collection by id, instants as ISO 8601 texts where they are asked for. */
async function documentsOf(database: Database, collection: string): Promise<Map<string, Fields>> {
  const { docs } = await database.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

/** Who is listed as an admin, sorted. */
export async function listedAdmins(database: Database): Promise<string[]> {
  return [...(await documentsOf(database, 'admins')).keys()].sort();
}

/** What was recorded of the admins' writes: `actor action target`, sorted. */
export async function recorded(database: Database): Promise<string[]> {
  const records = [...(await documentsOf(database, 'audit')).values()];
  return records.map(({ actor, action, target }) => `${actor} ${action} ${target}`).sort();
}

/** A place in the list of admins. */
export function adminRecord(uid: string, fields: Fields = {}): Fields {
  return { email: `${uid}@example.com`, owner: false, grantedBy: 'system', grantedAt: NOW, ...fields };
}

/** A newcomer's request for access, as the browser files it. */
export function accessRequestRecord(uid: string, fields: Fields = {}): Fields {
  const asked = sampleAccessRequest({ uid, email: `${uid}@example.com`, displayName: 'Ana Pérez' });
  return { ...asked, requestedAt: new Date('2026-11-19T15:00:00.000Z'), ...fields };
}
