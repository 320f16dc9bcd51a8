import { limits, type RegistrationStatus, type StatusCounts, textIn } from '@arena/domain';
import type { EndpointInput } from '@arena/domain/api';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { chunksOf } from '../platform/batch.ts';
import type { Context } from '../platform/context.ts';
import { countOf, type Database, fieldsOf, idsIn, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { readStoredRegistration, type StoredRegistration } from './registration-document.ts';

type Reads = Pick<Context, 'db'>;

export type RegistrationFilter = Omit<EndpointInput<'GET /registrations'>['query'], keyof PageRequest>;

type Matching = Pick<RegistrationFilter, 'tournamentId' | 'status'>;

/** Values that Firestore compares by one `in`. */
const MOST_VALUES = 30;

const BY_ARRIVAL = { field: 'createdAt', order: 'asc' } as const;

export const registrationsIn = (db: Database) => db.collection('registrations');

function matching(registrations: Query, { tournamentId, status }: Matching): Query {
  const here = tournamentId === undefined ? registrations : registrations.where('tournamentId', '==', tournamentId);
  return status === undefined ? here : here.where('status', '==', status);
}

const inLine = (db: Database, tournamentId: string) =>
  matching(registrationsIn(db), { tournamentId, status: 'waiting' }).where('offeredUntil', '==', null);

function toRegistration(document: QueryDocumentSnapshot): StoredRegistration {
  return readStoredRegistration(document.id, plainFields(document.data()));
}

export async function findRegistration({ db }: Reads, id: string): Promise<StoredRegistration | null> {
  const fields = fieldsOf(await registrationsIn(db).doc(id).get());
  return fields && readStoredRegistration(id, fields);
}

/** Finds the existing registrations among these ids. */
export async function findRegistrations({ db }: Reads, ids: readonly string[]): Promise<StoredRegistration[]> {
  if (ids.length === 0) return [];
  const found = await db.getAll(...ids.map((id) => registrationsIn(db).doc(id)));
  return found.flatMap((document) => {
    const fields = fieldsOf(document);
    return fields === null ? [] : [readStoredRegistration(document.id, fields)];
  });
}

/** Finds the registration with a private link by the link's hash. */
export async function findByLink(
  { db }: Reads,
  field: 'link' | 'mailedLink' | 'guardianLink' | 'teamLink',
  hash: string,
): Promise<StoredRegistration | null> {
  const [document] = (await registrationsIn(db).where(field, '==', hash).limit(1).get()).docs;
  return document === undefined ? null : toRegistration(document);
}

/** Finds the registrations that came by some of these invitations. */
export async function findInvited({ db }: Reads, hashes: readonly string[]): Promise<StoredRegistration[]> {
  const queries = chunksOf(hashes, MOST_VALUES).map((some) =>
    registrationsIn(db).where('invitation', 'in', some).get(),
  );
  return (await Promise.all(queries)).flatMap(({ docs }) => docs.map(toRegistration));
}

/** Finds the latest registrations with an e-mail address. */
export async function findByEmail({ db }: Reads, email: string): Promise<StoredRegistration[]> {
  const found = (await registrationsIn(db).where('email', '==', email).limit(limits.batch).get()).docs;
  return found.map(toRegistration).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export function listRegistrationPage(
  { db }: Reads,
  { order, ...filter }: RegistrationFilter,
  page: PageRequest,
): Promise<Page<StoredRegistration>> {
  return readPage(matching(registrationsIn(db), filter), { field: 'createdAt', order }, page, toRegistration);
}

/** Reads all matching registrations page by page, in order of arrival. */
export async function* registrationPages(
  { db }: Reads,
  filter: Matching,
  pageSize: number = limits.exportPage,
): AsyncGenerator<StoredRegistration[], void, undefined> {
  const all = matching(registrationsIn(db), filter);
  let cursor: string | undefined | null;
  while (cursor !== null) {
    const request: PageRequest = { limit: pageSize, cursor };
    const { items, nextCursor } = await readPage(all, BY_ARRIVAL, request, toRegistration);
    yield items;
    cursor = nextCursor;
  }
}

/** Returns the tournament of each registration that asks for other players. */
export async function findChanging({ db }: Reads): Promise<string[]> {
  const changing = registrationsIn(db).where('playersChange.state', '==', 'open').limit(limits.playersChanges);
  return (await changing.select('tournamentId').get()).docs.map((found) => textIn(found.get('tournamentId')));
}

export function countApproved({ db }: Reads, tournamentId: string): Promise<number> {
  return countOf(matching(registrationsIn(db), { tournamentId, status: 'approved' }));
}

/** Finds the ids of registrations of a tournament, at most `limit`. */
export function findIdsOf({ db }: Reads, tournamentId: string, limit: number): Promise<string[]> {
  return idsIn(matching(registrationsIn(db), { tournamentId }).limit(limit));
}

/** Finds some registrations approved by `approvedBefore` whose enrolment isn't confirmed. */
export async function findUnenrolled(
  { db }: Reads,
  tournamentId: string,
  approvedBefore: Date,
  most: number = limits.confirmationsClosed,
): Promise<StoredRegistration[]> {
  const approved = matching(registrationsIn(db), { tournamentId, status: 'approved' });
  const unconfirmed = approved.where('enrolmentConfirmedAt', '==', null);
  const some = unconfirmed.where('decidedAt', '<=', toTimestamp(approvedBefore)).limit(most);
  return (await some.get()).docs.map(toRegistration);
}

/** Finds some approved registrations whose match isn't confirmed, or was confirmed for another start. */
export async function findUnconfirmed(
  { db }: Reads,
  tournamentId: string,
  begins: Date,
  most: number = limits.confirmationsClosed,
): Promise<StoredRegistration[]> {
  const approved = matching(registrationsIn(db), { tournamentId, status: 'approved' });
  // Earliest approval first. Otherwise players approved too late to confirm could fill every run.
  const unconfirmed = approved.where('matchConfirmedAt', '==', null).orderBy('decidedAt');
  const within = (by: number) => toTimestamp(new Date(begins.getTime() + by));
  const confirmedEarlier = approved.where('matchConfirmedFor', '<', within(-limits.confirmationHolds));
  const confirmedLater = approved.where('matchConfirmedFor', '>', within(limits.confirmationHolds));
  const found = await Promise.all(
    [unconfirmed, confirmedEarlier, confirmedLater].map((some) => some.limit(most).get()),
  );
  return found.flatMap(({ docs }) => docs.map(toRegistration));
}

/** Finds the first in line of a tournament, at most `limit`. */
export async function findFirstInLine(
  { db }: Reads,
  tournamentId: string,
  limit: number,
): Promise<StoredRegistration[]> {
  return (await inLine(db, tournamentId).orderBy('line').limit(limit).get()).docs.map(toRegistration);
}

/** Finds the registrations that lost a lobby seat in a tournament. */
export async function findAbsent({ db }: Reads, tournamentId: string): Promise<StoredRegistration[]> {
  const absent = matching(registrationsIn(db), { tournamentId }).where('absence.matchId', '>', '');
  const found = (await absent.limit(limits.batch).get()).docs.map(toRegistration);
  return found.filter(({ out }) => out === 'no_show');
}

/** Counts the registrations ahead of a number in line. */
export function countBefore({ db }: Reads, tournamentId: string, line: number): Promise<number> {
  return countOf(inLine(db, tournamentId).where('line', '<', line));
}

/** Finds some registrations whose seat offer has expired. */
export async function findExpiredOffers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<StoredRegistration[]> {
  const waiting = matching(registrationsIn(db), { status: 'waiting' }).orderBy('offeredUntil');
  const expired = waiting.where('offeredUntil', '<', toTimestamp(now)).limit(limits.waiting.closed);
  return (await expired.get()).docs.map(toRegistration);
}

/** Counts the pending and waiting registrations of a network in a tournament. */
export function countUndecided({ db }: Reads, tournamentId: string, networkHash: string): Promise<number> {
  const undecided = matching(registrationsIn(db), { tournamentId }).where('status', 'in', ['pending', 'waiting']);
  return countOf(undecided.where('networkHash', '==', networkHash));
}

/** Counts registrations by status, except waiting, with aggregate queries. */
export async function countByStatus(registrations: Query): Promise<StatusCounts> {
  const count = (status: RegistrationStatus) => countOf(matching(registrations, { status }));
  const [pending, approved, rejected] = await Promise.all([count('pending'), count('approved'), count('rejected')]);
  return { pending, approved, rejected };
}
