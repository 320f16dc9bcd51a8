import type { Case } from './cases.ts';
import {
  admins,
  type ClientDatabase,
  everyone,
  moderators,
  nobody,
  organisers,
  owners,
  type PersonName,
  people,
} from './people.ts';
import { records } from './records.ts';

type Names = readonly PersonName[];

/** Readers of single documents; all others are denied. Only the API writes, with one exception in requests.ts. */
const readers: Readonly<Record<string, Names>> = {
  'tournaments/published': everyone,
  'tournaments/draft': organisers,
  'tournaments/scheduled': organisers,
  'tournaments/strange': organisers,
  'tournaments/unmarked': organisers,
  'tournaments/missing': organisers,
  'catalogue/published': everyone,
  'registrations/published_12345678': moderators,
  'registrations/missing': moderators,
  'results/published': everyone,
  'results/published/groups/one': everyone,
  'team/shown': everyone,
  'userRequests/signed-in': ['signed-in', ...admins],
  'userRequests/unverified': ['unverified', ...admins],
  'userRequests/former-admin': ['former admin', ...admins],
  'userRequests/earlier-account': admins,
  'userRequests/answered-rejected': admins,
  'userRequests/answered-approved': admins,
  'userRequests/answered-elsewhere': admins,
  'admins/signed-in': admins,
  ...Object.fromEntries(Object.keys(records).flatMap((path) => (/^admins\/[^/]+$/.test(path) ? [[path, admins]] : []))),
  'audit/one': owners,
};

/** Readers of whole collections; all others are denied. */
const listers: Readonly<Record<string, Names>> = {
  tournaments: organisers,
  registrations: moderators,
  userRequests: admins,
  admins,
  audit: owners,
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

type Attempt = Case['attempt'];

/** One attempt on a collection, by everyone. */
function forEveryone(what: string, collection: string, attempt: Attempt, allowed: Names): Case[] {
  return everyone.map((name) => ({
    who: name,
    what,
    person: people[name],
    collection,
    attempt,
    allowed: allowed.includes(name),
  }));
}

const documents = new Set([...Object.keys(records), ...Object.keys(readers)]);
const collections = new Set([...documents].map(folderOf));

const rootOf = (path: string) => path.split('/')[0] ?? path;

const gets = [...documents].flatMap((path) =>
  forEveryone(`gets ${path}`, rootOf(path), (database) => database.doc(path).get(), readers[path] ?? nobody),
);

const lists = [...collections].flatMap((path) =>
  forEveryone(`lists ${path}`, rootOf(path), (database) => database.collection(path).get(), listers[path] ?? nobody),
);

const writes = Object.entries(records).flatMap(([path, fields]) => {
  const attempts: Record<string, Attempt> = {
    'creates a sibling of': (database) => database.doc(`${folderOf(path)}/new`).set(fields),
    updates: (database) => database.doc(path).update({ status: 'published' }),
    deletes: (database) => database.doc(path).delete(),
  };
  return Object.entries(attempts).flatMap(([what, attempt]) =>
    forEveryone(`${what} ${path}`, rootOf(path), attempt, nobody),
  );
});

/** Every person, every path, every operation. */
export const accessCases: readonly Case[] = [...gets, ...lists, ...writes];

type Query = (database: ClientDatabase) => { get(): Promise<unknown> };

const query = (what: string, collection: string, build: Query, allowed: Names) =>
  forEveryone(`lists ${what}`, collection, (database) => build(database).get(), allowed);

const tournaments = (db: ClientDatabase) => db.collection('tournaments');
const published = (db: ClientDatabase) => tournaments(db).where('status', '==', 'published');
const pending = (db: ClientDatabase) => db.collection('userRequests').where('status', '==', 'pending');
const ofTwo = (db: ClientDatabase) =>
  db.collection('userRequests').where('email', 'in', ['signed-in@example.com', 'unverified@example.com']);
const byId = (collection: string, id: string) => (db: ClientDatabase) =>
  db
    .collection(collection)
    .where('__name__', '==', db.doc(`${collection}/${id}`))
    .limit(1);
const groups = ['tournaments', 'notes', 'matches', 'players', 'registrations', 'responses'];

/** Queries by caller. Rules don't filter: a query passes only if it can't match a forbidden document. */
export const queryCases: readonly Case[] = [
  query('published tournaments by date', 'tournaments', (db) => published(db).orderBy('date'), organisers),
  query('the published tournaments, 200 at most', 'tournaments', (db) => published(db).limit(200), organisers),
  query('drafts', 'tournaments', (db) => tournaments(db).where('status', '==', 'draft'), organisers),
  query(
    'tournaments that are not scheduled',
    'tournaments',
    (db) => tournaments(db).where('status', '!=', 'scheduled'),
    organisers,
  ),
  query('a draft by its id', 'tournaments', byId('tournaments', 'draft'), organisers),
  query('the results of a published tournament', 'results', byId('results', 'published'), nobody),
  ...groups.map((name) =>
    query(
      `the collection group ${name}`,
      name,
      (db) => db.collectionGroup(name).where('status', '==', 'published').limit(9),
      nobody,
    ),
  ),
  query(
    'the registrations of a tournament',
    'registrations',
    (db) => db.collection('registrations').where('tournamentId', '==', 'published').limit(50),
    moderators,
  ),
  query('active questions', 'questions', (db) => db.collection('questions').where('active', '==', true), nobody),
  query('all pending requests', 'userRequests', pending, admins),
  query(
    'the pending requests of one address',
    'userRequests',
    (db) => pending(db).where('email', '==', 'signed-in@example.com').limit(1),
    ['signed-in', ...admins],
  ),
  query(
    'the pending requests of an unverified address',
    'userRequests',
    (db) => pending(db).where('email', '==', 'unverified@example.com').limit(1),
    ['unverified', ...admins],
  ),
  query(
    'all requests of one address',
    'userRequests',
    (db) => db.collection('userRequests').where('email', '==', 'signed-in@example.com'),
    admins,
  ),
  query('the requests of two addresses', 'userRequests', ofTwo, admins),
  query(
    'the audit records of one admin',
    'audit',
    (db) => db.collection('audit').where('actor', '==', 'admin').limit(50),
    owners,
  ),
].flat();
