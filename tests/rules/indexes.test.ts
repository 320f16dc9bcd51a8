import { describe, expect, test } from 'vitest';
import declared from '../../firestore.indexes.json' with { type: 'json' };
import { queries } from '../fixtures/resources/all.ts';
import type { Query } from '../fixtures/resources/resource.ts';

const composites = declared.indexes.map(({ collectionGroup, fields }) => ({
  collection: collectionGroup,
  fields: fields.map(({ fieldPath, order }) => [fieldPath, order === 'ASCENDING' ? 'asc' : 'desc'] as const),
}));
type Composite = (typeof composites)[number];

/** True if a field has no single-field index: an override lists all it has. */
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
 * True if Firestore has indexes for the query: single-field ones for one order or equalities; else composite ones
 * ending in the order that together have all equalities, which it merges.
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

  test('exclude the catalogue, long texts, lists and maps', () => {
    const large = {
      tournaments: ['description', 'rules'],
      catalogue: ['tournaments'],
      registrations: ['answers'],
      forms: ['description', 'fields'],
      responses: ['answers'],
      results: ['tables', 'entries'],
      groups: ['tables'],
      competitions: ['prizes'],
      sources: ['text'],
      audit: ['before', 'after'],
      pictures: ['sizes'],
      team: ['people'],
    };
    for (const [collection, fields] of Object.entries(large)) {
      for (const field of fields)
        expect([collection, field, isExempt(collection, field)]).toEqual([collection, field, true]);
    }
  });

  test('find a match by its screenshot in any competition', () => {
    expect(declared.fieldOverrides).toContainEqual({
      collectionGroup: 'matches',
      fieldPath: 'picture',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    });
  });
});
