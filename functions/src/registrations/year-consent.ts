import { isDeepStrictEqual } from 'node:util';
import {
  type Consent,
  ConsentWay,
  consentUntil,
  groupedBy,
  isPast,
  limits,
  orNull,
  type Registration,
} from '@arena/domain';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { toTimestamp, writeOnto } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';

/*
 * A guardian's yes for a player ID, which covers new registrations for a year (docs/decisions/015). Its document holds
 * keyed hashes and ids alone.
 */

const StoredYearConsent = z.object({
  /** Keyed hash of the guardian's contact. */
  contact: z.string(),
  /** Time and channel of the yes. */
  at: z.string(),
  way: ConsentWay,
  /** Registrations that it covers, oldest first. */
  registrationIds: z.array(z.string()),
  /** True if the guardian has ended it. */
  ended: z.boolean(),
});
export type StoredYearConsent = z.infer<typeof StoredYearConsent>;

/** Returns the document of a player ID's guardian's yes. */
export function yearConsentDocument({ db, hash }: Pick<Context, 'db' | 'hash'>, freeFireId: string): DocumentReference {
  return db.collection('guardianConsents').doc(hash('guardian consent', freeFireId));
}

/** Reads a guardian's yes; null if there is none. */
export function yearConsentIn(document: DocumentSnapshot): StoredYearConsent | null {
  return orNull(StoredYearConsent, document.data());
}

/** Returns the guardians' yeses in documents by player ID. */
export function yearConsentsIn(documents: ReadonlyMap<string, DocumentSnapshot>): Map<string, StoredYearConsent> {
  return new Map(
    [...documents].flatMap(([freeFireId, document]) => {
      const given = yearConsentIn(document);
      return given === null ? [] : [[freeFireId, given] as const];
    }),
  );
}

/** Hashes a guardian's contact; null without a guardian. A phone counts by its digits, however it was typed. */
export function guardianContact(hash: KeyedHash, { guardian }: Pick<Registration, 'guardian'>): string | null {
  if (guardian === null) return null;
  const { contact } = guardian;
  return hash('guardian contact', contact.includes('@') ? contact : contact.replaceAll(/\D/g, ''));
}

/** Returns the consent of a new registration that an earlier yes of this guardian covers, or null. */
export function carriedConsent(given: StoredYearConsent | null, contact: string | null, now: Date): Consent | null {
  if (given === null || given.ended || given.contact !== contact || isPast(consentUntil(given), now)) return null;
  return { given: true, at: given.at, way: given.way, carried: true };
}

type Concerned = Pick<Registration, 'id' | 'freeFireId' | 'guardian' | 'consent'>;

/** A registration's change. `isErased`: its data were erased, and not with those of the whole tournament. */
export interface ConsentChange {
  before: Concerned | null;
  after: Concerned | null;
  isErased: boolean;
}

/** Checks if a change gives, uses or ends a guardian's yes. Returns the player ID, or null. */
function concernedId({ before, after, isErased }: ConsentChange): string | null {
  if (after === null) return isErased && before?.guardian ? before.freeFireId : null;
  const isAnswered = after.consent !== null && !isDeepStrictEqual(before?.consent ?? null, after.consent);
  return isAnswered && (after.guardian !== null || !after.consent?.given) ? after.freeFireId : null;
}

/** Returns a guardian's yes after a change; null if there is none. */
export function consentAfter(
  given: StoredYearConsent | null,
  { after }: ConsentChange,
  hash: KeyedHash,
): StoredYearConsent | null {
  if (after === null) return null;
  const { id, consent } = after;
  if (consent === null) return given;
  if (!consent.given) return given && given.at <= consent.at ? { ...given, ended: true } : given;
  const contact = guardianContact(hash, after);
  if (contact === null) return given;
  const covered = given?.contact === contact ? given.registrationIds.filter((other) => other !== id) : [];
  const registrationIds = [...covered, id].slice(-limits.consentRegistrations);
  if (consent.carried) return given && { ...given, registrationIds };
  return { contact, at: consent.at, way: consent.way, registrationIds, ended: false };
}

/**
 * Writes the guardians' yeses that registrations changed, in the commit that changes them. The commit fails if a yes
 * changed since it was read.
 * @param read documents that the decisions were made on, by player ID
 */
export async function writeYearConsents(
  batch: WriteBatch,
  { db, hash }: Pick<Context, 'db' | 'hash'>,
  changes: readonly ConsentChange[],
  read: ReadonlyMap<string, DocumentSnapshot>,
): Promise<void> {
  const byId = groupedBy(changes, concernedId);
  for (const [freeFireId, own] of byId) {
    if (freeFireId === null) continue;
    const document = read.get(freeFireId) ?? (await yearConsentDocument({ db, hash }, freeFireId).get());
    const before = yearConsentIn(document);
    const after = own.reduce((given, change) => consentAfter(given, change, hash), before);
    if (isDeepStrictEqual(before, after)) continue;
    const deleteAt = after && toTimestamp(consentUntil(after));
    writeOnto(batch, document.ref, document.updateTime, after && { ...after, deleteAt });
  }
}
