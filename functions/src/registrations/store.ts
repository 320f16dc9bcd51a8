import { Consent, type DecidedStatus, nameKey, readVisibleTournament, tallyOf } from '@arena/domain';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { aliasOf, SYSTEM } from '../audit/audit-entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { excludedIn, exclusionDocument, verifyExclusions } from '../exclusions/exclusion-document.ts';
import { addNotice, deliverSoon } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import { createHooks } from '../platform/create-hooks.ts';
import { type Database, fieldsOf, toTimestamp, type Writes, writeOnto } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Changes, Counts, Facts, RegistrationChange, Reservation } from './decision.ts';
import { noteErasure } from './erasure-journal.ts';
import { invitationsIn, invitationsOf, writeUses } from './invitation-document.ts';
import { readStoredRegistration, type StoredRegistration } from './registration-document.ts';
import { registrationNotices } from './registration-notices.ts';
import { registrationsIn } from './registration-queries.ts';
import { FREE, heldIds } from './round.ts';
import { type ConsentChange, writeYearConsents, yearConsentDocument, yearConsentsIn } from './year-consent.ts';

interface RegistrationCalls {
  /** Adds the effects on entries to a commit. Returns a function to call after the commit; null without effects. */
  syncEntries(
    writes: Writes,
    context: Context,
    tournamentId: string,
    changes: readonly RegistrationChange[],
  ): Promise<(() => void) | null>;
  /** Finds until when the lobby seats of registrations can be offered, ISO 8601. Others are left out. */
  seatDeadlines(context: Context, tournamentId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ends the notices of a revoked link. */
  endNoticesOf(context: Context, link: string): Promise<void>;
}

export const registrationHooks = createHooks<RegistrationCalls>('registrations');

export interface Snapshot extends Facts {
  /** Writes the changes in one commit. Fails with a lost race if a document changed since the read. */
  commit(changes: Changes): Promise<void>;
}

export interface Wanted {
  registrationIds: readonly string[];
  freeFireIds?: readonly string[];
  links?: readonly string[];
  /** Free Fire IDs whose guardians' yeses for a year may cover a registration. */
  consentsOf?: readonly string[];
  /** Hashes of invitations. */
  invitations?: readonly string[];
}

function toDocument(stored: StoredRegistration) {
  const { id: _id, ...registration } = stored;
  const { fullName, createdAt, decidedAt, offeredUntil } = registration;
  const { enrolmentConfirmedAt, matchConfirmedAt, matchConfirmedFor } = registration;
  return {
    ...registration,
    nameKey: nameKey(fullName),
    createdAt: toTimestamp(createdAt),
    decidedAt: decidedAt && toTimestamp(decidedAt),
    enrolmentConfirmedAt: enrolmentConfirmedAt && toTimestamp(enrolmentConfirmedAt),
    matchConfirmedAt: matchConfirmedAt && toTimestamp(matchConfirmedAt),
    matchConfirmedFor: matchConfirmedFor && toTimestamp(matchConfirmedFor),
    offeredUntil: offeredUntil && toTimestamp(offeredUntil),
  };
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

type Read = (document: DocumentReference) => DocumentSnapshot;

/** Reads documents at one moment. @returns a function that finds each of them. */
async function readDocuments(database: Database, documents: readonly DocumentReference[]): Promise<Read> {
  const found = documents.length === 0 ? [] : await database.getAll(...documents);
  const byPath = new Map(found.map((document) => [document.ref.path, document]));
  return ({ path }) => {
    const document = byPath.get(path);
    if (document === undefined) throw new RangeError('A read without an answer');
    return document;
  };
}

function registrationIn(document: DocumentSnapshot): StoredRegistration | null {
  const stored = fieldsOf(document);
  return stored && readStoredRegistration(document.id, stored);
}

/** Returns the counters to write. An unused waiting list is left out. */
function countsOf({ currentPlayers, invitedPlayers, waitingPlayers, lastInLine }: Counts): Partial<Counts> {
  const seats = { currentPlayers, invitedPlayers };
  return lastInLine === 0 ? seats : { ...seats, waitingPlayers, lastInLine };
}

/** Returns the owners of links by hash. */
function linkOwnersIn(links: readonly DocumentSnapshot[]): Map<string, string> {
  return new Map(
    links.flatMap((link) => {
      const owner: unknown = link.get('registrationId');
      return typeof owner === 'string' ? [[link.id, owner] as const] : [];
    }),
  );
}

/** Writes links. The commit fails if another registration took one since the read. */
function writeLinks(batch: WriteBatch, documents: CollectionReference, links: Changes['links']): void {
  for (const [hash, link] of links) {
    const document = documents.doc(hash);
    if (link === null) {
      batch.delete(document);
      continue;
    }
    const { isMoved, ...fields } = link;
    if (isMoved) batch.set(document, fields);
    else batch.create(document, fields);
  }
}

/** Ends the notices of deleted links. The daily job ends those that an interruption left. */
async function dropRevoked(context: Context, links: Changes['links']): Promise<void> {
  const revoked = [...links].flatMap(([link, kept]) => (kept === null ? [link] : []));
  await Promise.all(revoked.map((link) => registrationHooks.get().endNoticesOf(context, link)));
}

/** Adds deleted registrations to the tournament's counts, in the commit that deletes them. */
function countDeleted(batch: WriteBatch, tournament: DocumentReference, statuses: readonly DecidedStatus[]): void {
  if (statuses.length === 0) return;
  const increments = [...tallyOf(statuses)].map(([status, count]) => [`gone.${status}`, FieldValue.increment(count)]);
  batch.update(tournament, Object.fromEntries(increments));
}

const StoredReservation = z.object({
  registrationId: z.string().nullable(),
  isWaiting: z.boolean(),
  refusal: z.object({ consent: Consent, registrationId: z.string() }).nullable(),
});

function reservationIn(document: DocumentSnapshot): Reservation {
  return document.exists ? StoredReservation.parse(document.data()) : FREE;
}

/** Returns a player's reservation document. Its name is a hash, because refusals outlive the player's erasure. */
export function reservationDocument(
  database: Database,
  hash: KeyedHash,
  tournamentId: string,
  freeFireId: string,
): DocumentReference {
  const name = `${tournamentId}_${hash('reservation', `${tournamentId} ${freeFireId}`)}`;
  return database.collection('playerReservations').doc(name);
}

function writeReservations(
  batch: WriteBatch,
  documents: ReadonlyMap<string, DocumentSnapshot>,
  tournamentId: string,
  changed: Changes['reservations'],
): void {
  for (const [freeFireId, reservation] of changed) {
    const document = documents.get(freeFireId);
    // Invalid IDs are never read.
    if (document === undefined) continue;
    const isFree = reservation.registrationId === null && reservation.refusal === null;
    writeOnto(batch, document.ref, document.updateTime, isFree ? null : { tournamentId, ...reservation });
  }
}

/** Lists the changes that may concern a guardian's yes for a year. */
function consentChanges(
  known: Facts['registrations'],
  changed: Changes['registrations'],
  forEntries: Changes['forEntries'],
): ConsentChange[] {
  const erased = new Set(forEntries.flatMap(({ before, after }) => (after === null ? [before.id] : [])));
  return [...changed].map(([id, after]) => ({ before: known.get(id) ?? null, after, isErased: erased.has(id) }));
}

function writeRegistrations(batch: WriteBatch, context: Context, changed: Changes['registrations'], read: Read): void {
  for (const [id, next] of changed) {
    const document = registrationsIn(context.db).doc(id);
    writeOnto(batch, document, read(document).updateTime, next && toDocument(next));
    if (next === null) noteErasure(batch, context, id);
  }
}

/** Writes audit entries under names that hold no player ID. */
function writeAudits(batch: WriteBatch, context: Context, audits: Changes['audits']): void {
  for (const { at, actor, ...entry } of audits) {
    writeAudit(batch, { ...context, now: at, actor }, { ...entry, target: aliasOf(context.hash, entry.target) });
  }
}

/** True if a decision may let the registration's players in: into the list, a seat, or the approved ones. */
const mayBeLetIn = (registration: StoredRegistration | null) =>
  registration !== null && (registration.status !== 'approved' || registration.playersChange?.state === 'open');

function foundIn(documents: ReadonlyMap<string, DocumentReference>, read: Read): Map<string, DocumentSnapshot> {
  return new Map([...documents].map(([id, document]) => [id, read(document)]));
}

/**
 * Reads a tournament, registrations, links, reservations and exclusions at one moment without a lock, then those of the
 * registrations' players.
 */
export async function readSnapshot(
  context: Context,
  tournamentId: string,
  { registrationIds, freeFireIds = [], links: wantedLinks = [], consentsOf = [], invitations = [] }: Wanted,
): Promise<Snapshot> {
  const { db, hash } = context;
  const registrations = registrationsIn(db);
  const links = db.collection('links');
  const own = db.collection('tournaments').doc(tournamentId);
  const wanted = unique(registrationIds).map((id) => registrations.doc(id));
  const owners = unique(wantedLinks).map((link) => links.doc(link));
  const referTo = (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, reservationDocument(db, hash, tournamentId, id)] as const));
  const named = referTo(unique(freeFireIds));
  const exclusionOf = (id: string) => [id, exclusionDocument(context, id)] as const;
  const ofNamed = new Map(unique(freeFireIds).map(exclusionOf));
  const consents = new Map(unique(consentsOf).map((id) => [id, yearConsentDocument(context, id)]));
  const invited = new Map(unique(invitations).map((id) => [id, invitationsIn(db).doc(id)]));
  const read = await readDocuments(db, [
    own,
    ...wanted,
    ...owners,
    ...[named, ofNamed, consents, invited].flatMap((documents) => [...documents.values()]),
  ]);
  const [consentsRead, invitationsRead] = [foundIn(consents, read), foundIn(invited, read)];
  const known = new Map(wanted.map((document) => [document.id, registrationIn(read(document))]));
  const others = referTo(unique([...known.values()].flatMap(heldIds)).filter((id) => !named.has(id)));
  const entering = [...known.values()].filter(mayBeLetIn).flatMap(heldIds);
  const ofHeld = new Map(unique(entering.filter((id) => !ofNamed.has(id))).map(exclusionOf));
  const readOther = await readDocuments(db, [...others.values(), ...ofHeld.values()]);
  const exclusions = new Map([...foundIn(ofNamed, read), ...foundIn(ofHeld, readOther)]);
  const reserved = new Map([...foundIn(named, read), ...foundIn(others, readOther)]);
  const fields = fieldsOf(read(own));
  const tournament = fields && readVisibleTournament(tournamentId, fields);
  return {
    tournament,
    registrations: known,
    linkOwners: linkOwnersIn(owners.map(read)),
    reservations: new Map([...reserved].map(([id, document]) => [id, reservationIn(document)])),
    yearConsents: yearConsentsIn(consentsRead),
    invitations: invitationsOf(invitationsRead),
    excluded: excludedIn(exclusions, context.now),
    async commit({ registrations: changed, links: newLinks, forEntries, reservations, counts, ...changes }) {
      const { deletions, audits, letIn, usedInvitations } = changes;
      const batch = db.batch();
      verifyExclusions(batch, exclusions, letIn);
      writeRegistrations(batch, context, changed, read);
      writeLinks(batch, links, newLinks);
      writeUses(batch, invitationsRead, usedInvitations, context.now);
      writeReservations(batch, reserved, tournamentId, reservations);
      await writeYearConsents(batch, context, consentChanges(known, changed, forEntries), consentsRead);
      const version = read(own).updateTime;
      if (counts !== null && version) batch.update(own, countsOf(counts), { lastUpdateTime: version });
      const gone = deletions.flatMap(({ status }) => status ?? []);
      if (version) countDeleted(batch, own, gone);
      writeAudits(batch, context, audits);
      const { syncEntries } = registrationHooks.get();
      const synced = await syncEntries(batch, { ...context, actor: SYSTEM }, tournamentId, forEntries);
      const notices = registrationNotices(tournament, known, changed, context.now);
      for (const notice of notices) addNotice(batch, context, notice);
      await batch.commit();
      synced?.();
      if (notices.length > 0) await deliverSoon(context);
      await dropRevoked(context, newLinks);
    },
  };
}
