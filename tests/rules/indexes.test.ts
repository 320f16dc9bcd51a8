import { describe, expect, test } from 'vitest';
import declared from '../../firestore.indexes.json' with { type: 'json' };

type Direction = 'asc' | 'desc';

/** A query of the stores: fields that must equal something, then the order, ranges included. */
interface Query {
  collection: string;
  equal: readonly string[];
  order: readonly (readonly [string, Direction])[];
}

function query(collection: string, equal: readonly string[], ...order: Query['order']): Query {
  return { collection, equal, order };
}

const REGISTRATION_FILTERS = [[], ['tournamentId'], ['status'], ['tournamentId', 'status']];

const REGISTRATION_ORDERS: Query['order'] = [
  ['createdAt', 'asc'],
  ['createdAt', 'desc'],
  ['nameKey', 'asc'],
  ['nameKey', 'desc'],
  ['freeFireId', 'asc'],
  ['freeFireId', 'desc'],
];

/** What is asked of the database; the emulator answers without any index, so this is where a missing one shows. */
const queries: readonly Query[] = [
  query('tournaments', ['status']),
  query('tournaments', [], ['date', 'desc']),
  query('tournaments', ['status'], ['date', 'asc']),
  query('tournaments', ['status'], ['date', 'desc']),
  query('tournaments', ['status'], ['publishDate', 'asc']),
  query('tournamentsInside', ['status'], ['publishDate', 'asc']),
  query('tournaments', ['status'], ['endDate', 'asc']),
  query('tournaments', ['status'], ['date', 'asc'], ['endDate', 'asc']),
  // A sum over those of one status.
  query('tournaments', ['status'], ['currentPlayers', 'asc']),
  query('registrations', ['tournamentId', 'status']),
  query('registrations', ['tournamentId', 'status', 'origin']),
  query('registrations', ['tournamentId'], ['origin', 'asc']),
  ...REGISTRATION_FILTERS.flatMap((equal) => REGISTRATION_ORDERS.map((order) => query('registrations', equal, order))),
  query('registrations', ['tournamentId', 'status', 'enrolmentConfirmedAt'], ['decidedAt', 'asc']),
  query('registrations', ['tournamentId', 'status', 'matchConfirmedAt'], ['decidedAt', 'asc']),
  query('registrations', ['tournamentId', 'status', 'offeredUntil'], ['line', 'asc']),
  query('registrations', ['status'], ['offeredUntil', 'asc']),
  query('tournaments', ['status'], ['date', 'asc'], ['waitingPlayers', 'asc']),
  query('tournaments', ['status', 'date'], ['waitingPlayers', 'asc']),
  query('registrations', ['link']),
  query('registrations', ['guardianLink']),
  query('registrations', ['teamLink']),
  query('registrations', [], ['tournamentId', 'asc']),
  query('registrations', [], ['email', 'asc']),
  query('registrations', [], ['phone', 'asc']),
  ...['tournaments', 'tournamentsInside'].flatMap((part) =>
    ['registrations', 'registeredPlayers'].map((list) => query(part, [], [list, 'asc'])),
  ),
  query('tournaments', ['poster']),
  query('tournaments', ['poster', 'status']),
  query('pictures', [], ['keptAt', 'asc']),
  query('totals', ['erasing']),
  query('audit', ['action']),
  query('digests', ['finished']),
  query('digests', ['hasPrizes']),
  query('digests', ['owes']),
  query('digests', ['playerIds']),
  query('questions', ['active']),
  query('questions', [], ['order', 'asc']),
  query('questions', [], ['order', 'desc']),
  query('forms', [], ['title', 'asc']),
  query('responses', [], ['receivedAt', 'desc']),
  query('revisions', [], ['n', 'asc']),
  query('rooms', [], ['releaseAt', 'asc']),
  query('rooms', ['tournamentId']),
  query('competitions', [], ['final.begins', 'asc']),
  ...[[], ['actor'], ['action'], ['actor', 'action'], ['target']].map((equal) => query('audit', equal, ['at', 'desc'])),
  query('admins', [], ['grantedAt', 'asc']),
  query('admins', ['shownAs']),
  query('userRequests', [], ['requestedAt', 'desc']),
  query('userRequests', ['status'], ['requestedAt', 'desc']),
];

const composites = declared.indexes.map(({ collectionGroup, fields }) => ({
  collection: collectionGroup,
  fields: fields.map(({ fieldPath, order }) => [fieldPath, order === 'ASCENDING' ? 'asc' : 'desc'] as const),
}));
type Composite = (typeof composites)[number];

/** Whether a field has no index of its own within a collection: an override names all that it has. */
const isExempt = (collection: string, field: string) =>
  declared.fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection &&
      (fieldPath === field || fieldPath === '*') &&
      !indexes.some(({ queryScope }) => queryScope === 'COLLECTION'),
  );

/** The fields of `equal` that an index has before the very order of the query; null where it doesn't end in it. */
function equalFieldsOf({ collection, fields }: Composite, wanted: Query): string[] | null {
  const head = fields.slice(0, fields.length - wanted.order.length);
  const tail = fields.slice(head.length);
  const sameOrder = JSON.stringify(tail) === JSON.stringify(wanted.order);
  const known = head.every(([field]) => wanted.equal.includes(field));
  return collection === wanted.collection && head.length > 0 && sameOrder && known
    ? head.map(([field]) => field)
    : null;
}

/**
 * Whether Firestore finds indexes for the query: fields' own ones for one order alone and for equalities alone;
 * else composite ones that end in the order and have all equalities between them, which it merges.
 */
function isServed(wanted: Query): boolean {
  const { collection, equal, order } = wanted;
  if (order.length === 0) return equal.every((field) => !isExempt(collection, field));
  if (equal.length === 0 && order.length === 1) return order.every(([field]) => !isExempt(collection, field));
  const covered = new Set(composites.flatMap((composite) => equalFieldsOf(composite, wanted) ?? []));
  return equal.every((field) => covered.has(field));
}

const title = ({ collection, equal, order }: Query) =>
  `${collection} where ${equal.join(' and ') || 'anything'} by ${order.map((part) => part.join(' ')).join(', ') || 'nothing'}`;

describe('the indexes', () => {
  test.each(queries.map((one) => [title(one), one] as const))('serve %s', (_title, one) => {
    expect(isServed(one)).toBe(true);
  });

  test('each of them serves a query', () => {
    const idle = composites.filter((composite) => !queries.some((one) => equalFieldsOf(composite, one) !== null));
    expect(idle).toEqual([]);
  });

  test('the catalogue and long texts, lists and maps have none', () => {
    const large = {
      tournaments: ['description', 'rules'],
      catalogue: ['tournaments'],
      registrations: ['answers'],
      arrivals: ['slots'],
      forms: ['description', 'fields'],
      responses: ['answers'],
      results: ['tables', 'entries'],
      parts: ['tables'],
      audit: ['before', 'after'],
      pictures: ['sizes'],
      team: ['people'],
    };
    for (const [collection, fields] of Object.entries(large)) {
      for (const field of fields)
        expect([collection, field, isExempt(collection, field)]).toEqual([collection, field, true]);
    }
  });

  test('a match is found by its screenshot in whichever competition', () => {
    expect(declared.fieldOverrides).toContainEqual({
      collectionGroup: 'matches',
      fieldPath: 'picture',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    });
  });

  test('a prize is found by its proof in whichever competition', () => {
    expect(declared.fieldOverrides).toContainEqual({
      collectionGroup: 'prizes',
      fieldPath: 'proof',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    });
  });

  test('what was counted for a rate limit is deleted once it is of no use', () => {
    expect(declared.fieldOverrides).toContainEqual({
      collectionGroup: 'rateLimits',
      fieldPath: 'expiresAt',
      ttl: true,
      indexes: [],
    });
  });
});
