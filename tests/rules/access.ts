import type { Case } from './cases.ts';
import { admins, type ClientDatabase, everyone, nobody, owners, type PersonName, people } from './people.ts';
import { records } from './records.ts';

type Names = readonly PersonName[];

/** Who may get each document. Nobody but the API creates, updates or deletes one; see requests.ts for the exception. */
const readers: Readonly<Record<string, Names>> = {
  'tournaments/published': everyone,
  'tournaments/draft': admins,
  'tournaments/scheduled': admins,
  'tournaments/strange': admins,
  'tournaments/unmarked': admins,
  'tournaments/missing': admins,
  'tournamentsInside/published': nobody,
  'tournamentsInside/scheduled': nobody,
  'catalogue/published': everyone,
  'catalogue/draft': nobody,
  'registrations/published_12345678': admins,
  'registrations/missing': admins,
  'competitions/published': nobody,
  'competitions/published/entries/one': nobody,
  'competitions/published/matches/one': nobody,
  'competitions/published/matches/one/revisions/1': nobody,
  'competitions/published/prizes/1': nobody,
  'rooms/published_one': nobody,
  'results/published': everyone,
  'results/published/parts/one': everyone,
  'results/draft': nobody,
  'results/draft/parts/one': nobody,
  'results/missing': nobody,
  'results/published/notes/one': nobody,
  'results/published/notes/one/parts/one': nobody,
  'history/all': everyone,
  'history/all/notes/one': nobody,
  'team/shown': everyone,
  'team/other': nobody,
  'team/shown/notes/one': nobody,
  'digests/published': nobody,
  'system/hiddenPlayers': nobody,
  'pictures/one': nobody,
  'questions/role': nobody,
  'claims/published': nobody,
  'claims/published/players/12345678': nobody,
  'forms/contact': nobody,
  'forms/contact/responses/one': nobody,
  'userRequests/signed-in': ['signed-in', ...admins],
  'userRequests/unverified': ['unverified', ...admins],
  'userRequests/former-admin': ['former admin', ...admins],
  'userRequests/earlier-account': admins,
  'accessReviews/signed-in': nobody,
  'admins/admin': admins,
  'admins/claimless': admins,
  'admins/signed-in': admins,
  'audit/one': owners,
  'system/setup': nobody,
  'rateLimits/one': nobody,
  'totals/published': nobody,
  'arrivals/2026-11-16': nobody,
  'players/one': nobody,
  'tournaments/published/notes/one': nobody,
  'catalogue/published/notes/one': nobody,
  'registrations/published_12345678/notes/one': nobody,
  'userRequests/signed-in/notes/one': nobody,
  'admins/admin/notes/one': nobody,
  'audit/one/notes/one': nobody,
};

/** Who may list each collection, all of it. */
const listers: Readonly<Record<string, Names>> = {
  tournaments: admins,
  'tournaments/published/notes': nobody,
  tournamentsInside: nobody,
  catalogue: nobody,
  registrations: admins,
  claims: nobody,
  'claims/published/players': nobody,
  competitions: nobody,
  rooms: nobody,
  results: nobody,
  history: nobody,
  team: nobody,
  digests: nobody,
  'results/published/parts': nobody,
  pictures: nobody,
  questions: nobody,
  forms: nobody,
  'forms/contact/responses': nobody,
  userRequests: admins,
  accessReviews: nobody,
  admins,
  audit: owners,
  system: nobody,
  rateLimits: nobody,
  totals: nobody,
  arrivals: nobody,
  players: nobody,
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const rootOf = (path: string) => path.slice(0, path.indexOf('/'));

type Attempt = Case['attempt'];

function forEveryone(what: string, path: string, attempt: Attempt, allowed: Names): Case[] {
  return everyone.map((name) => ({
    name: `${name} ${what} ${path}`,
    person: people[name],
    collection: path.split('/')[0] ?? path,
    attempt,
    allowed: allowed.includes(name),
  }));
}

const gets = Object.entries(readers).flatMap(([path, allowed]) =>
  forEveryone('gets', path, (database) => database.doc(path).get(), allowed),
);

const lists = Object.entries(listers).flatMap(([path, allowed]) =>
  forEveryone('lists', path, (database) => database.collection(path).get(), allowed),
);

const writes = Object.entries(records).flatMap(([path, fields]) => [
  ...forEveryone('creates a sibling of', path, (db) => db.doc(`${folderOf(path)}/new`).set(fields), nobody),
  ...forEveryone('updates', path, (db) => db.doc(path).update({ status: 'published' }), nobody),
  ...forEveryone('deletes', path, (db) => db.doc(path).delete(), nobody),
]);

/** Every person, every path, every operation. */
export const accessCases: readonly Case[] = [...gets, ...lists, ...writes];

/** The collections that hold a record, at the root: none may go without its row. */
export const seededCollections = [...new Set(Object.keys(records).map(rootOf))];
export const listedCollections = Object.keys(listers).filter((path) => !path.includes('/'));

type Query = (database: ClientDatabase) => { get(): Promise<unknown> };

function query(what: string, collection: string, build: Query, allowed: Names): Case[] {
  return everyone.map((name) => ({
    name: `${name} lists ${what}`,
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

/** Who may ask each question: rules are no filters, so a query passes only where no forbidden document could match. */
export const queryCases: readonly Case[] = [
  query('the published tournaments, 200 at most', 'tournaments', (db) => published(db).limit(200), everyone),
  query('the next published ones', 'tournaments', (db) => published(db).orderBy('date').limit(9), everyone),
  query('published ones, 201', 'tournaments', (db) => published(db).limit(201), admins),
  query('published ones without a limit', 'tournaments', published, admins),
  query('tournaments of any status', 'tournaments', (db) => db.collection('tournaments').limit(9), admins),
  query('drafts', 'tournaments', (db) => db.collection('tournaments').where('status', '==', 'draft').limit(9), admins),
  query(
    'tournaments published or not',
    'tournaments',
    (db) => db.collection('tournaments').where('status', 'in', ['published', 'draft']).limit(9),
    admins,
  ),
  query(
    'tournaments that are not scheduled',
    'tournaments',
    (db) => db.collection('tournaments').where('status', '!=', 'scheduled').limit(9),
    admins,
  ),
  query(
    'a draft by its id',
    'tournaments',
    (db) => db.collection('tournaments').where('__name__', '==', db.doc('tournaments/draft')).limit(1),
    admins,
  ),
  query(
    'the results of a published tournament',
    'results',
    (db) => db.collection('results').where('__name__', '==', db.doc('results/published')).limit(1),
    nobody,
  ),
  query(
    'what stays inside of published ones',
    'tournamentsInside',
    (db) => db.collection('tournamentsInside').where('status', '==', 'published').limit(9),
    nobody,
  ),
  query('tournaments wherever they are', 'tournaments', group('tournaments'), nobody),
  query('notes wherever they are', 'tournaments', group('notes'), nobody),
  query('prizes wherever they are', 'competitions', group('prizes'), nobody),
  query('players wherever they are', 'players', group('players'), nobody),
  query('registrations wherever they are', 'registrations', group('registrations'), nobody),
  query('responses wherever they are', 'forms', group('responses'), nobody),
  query(
    'the registrations of a tournament',
    'registrations',
    (db) => db.collection('registrations').where('tournamentId', '==', 'published').limit(50),
    admins,
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
