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

function forEveryone(what: string, path: string, attempt: Attempt, allowed: Names): Case[] {
  return everyone.map((name) => ({
    who: name,
    what: `${what} ${path}`,
    person: people[name],
    collection: path.split('/')[0] ?? path,
    attempt,
    allowed: allowed.includes(name),
  }));
}

const documents = new Set([...Object.keys(records), ...Object.keys(readers)]);
const collections = new Set([...documents].map(folderOf));

const gets = [...documents].flatMap((path) =>
  forEveryone('gets', path, (database) => database.doc(path).get(), readers[path] ?? nobody),
);

const lists = [...collections].flatMap((path) =>
  forEveryone('lists', path, (database) => database.collection(path).get(), listers[path] ?? nobody),
);

const writes = Object.entries(records).flatMap(([path, fields]) => [
  ...forEveryone('creates a sibling of', path, (db) => db.doc(`${folderOf(path)}/new`).set(fields), nobody),
  ...forEveryone('updates', path, (db) => db.doc(path).update({ status: 'published' }), nobody),
  ...forEveryone('deletes', path, (db) => db.doc(path).delete(), nobody),
]);

/** Every person, every path, every operation. */
export const accessCases: readonly Case[] = [...gets, ...lists, ...writes];

type Query = (database: ClientDatabase) => { get(): Promise<unknown> };

function query(what: string, collection: string, build: Query, allowed: Names): Case[] {
  return everyone.map((name) => ({
    who: name,
    what: `lists ${what}`,
    person: people[name],
    collection,
    attempt: (database) => build(database).get(),
    allowed: allowed.includes(name),
  }));
}

const published = (db: ClientDatabase) => db.collection('tournaments').where('status', '==', 'published');
const requests = (db: ClientDatabase) => db.collection('userRequests');
const group = (name: string) => (db: ClientDatabase) =>
  db.collectionGroup(name).where('status', '==', 'published').limit(9);

/** Queries by caller. Rules don't filter: a query passes only if it can't match a forbidden document. */
export const queryCases: readonly Case[] = [
  query('the published tournaments, 200 at most', 'tournaments', (db) => published(db).limit(200), organisers),
  query('the next published ones', 'tournaments', (db) => published(db).orderBy('date').limit(9), organisers),
  query('published ones without a limit', 'tournaments', published, organisers),
  query('tournaments of any status', 'tournaments', (db) => db.collection('tournaments').limit(9), organisers),
  query(
    'drafts',
    'tournaments',
    (db) => db.collection('tournaments').where('status', '==', 'draft').limit(9),
    organisers,
  ),
  query(
    'tournaments published or not',
    'tournaments',
    (db) => db.collection('tournaments').where('status', 'in', ['published', 'draft']).limit(9),
    organisers,
  ),
  query(
    'tournaments that are not scheduled',
    'tournaments',
    (db) => db.collection('tournaments').where('status', '!=', 'scheduled').limit(9),
    organisers,
  ),
  query(
    'a draft by its id',
    'tournaments',
    (db) => db.collection('tournaments').where('__name__', '==', db.doc('tournaments/draft')).limit(1),
    organisers,
  ),
  query(
    'the results of a published tournament',
    'results',
    (db) => db.collection('results').where('__name__', '==', db.doc('results/published')).limit(1),
    nobody,
  ),
  query('tournaments wherever they are', 'tournaments', group('tournaments'), nobody),
  query('notes wherever they are', 'tournaments', group('notes'), nobody),
  query('matches wherever they are', 'competitions', group('matches'), nobody),
  query('players wherever they are', 'players', group('players'), nobody),
  query('registrations wherever they are', 'registrations', group('registrations'), nobody),
  query('responses wherever they are', 'forms', group('responses'), nobody),
  query(
    'the registrations of a tournament',
    'registrations',
    (db) => db.collection('registrations').where('tournamentId', '==', 'published').limit(50),
    moderators,
  ),
  query(
    'the active questions',
    'questions',
    (db) => db.collection('questions').where('active', '==', true).limit(9),
    nobody,
  ),
  query(
    'the pending requests of one address',
    'userRequests',
    (db) => requests(db).where('email', '==', 'signed-in@example.com').where('status', '==', 'pending'),
    admins,
  ),
  query(
    'the requests of an address yet to be verified',
    'userRequests',
    (db) => requests(db).where('email', '==', 'unverified@example.com').where('status', '==', 'pending').limit(1),
    admins,
  ),
  query('all pending requests', 'userRequests', (db) => requests(db).where('status', '==', 'pending'), admins),
  query(
    'the requests of two addresses',
    'userRequests',
    (db) => requests(db).where('email', 'in', ['signed-in@example.com', 'unverified@example.com']),
    admins,
  ),
  query('what an admin did', 'audit', (db) => db.collection('audit').where('actor', '==', 'admin').limit(50), owners),
].flat();
