import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { local } from '../../scripts/lib/local.ts';
import { openEnvironment, seed } from './environment.ts';

const PROJECT = 'demo-rules-rest';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const DRAFT = `${DOCUMENTS}/tournaments/draft`;
const PUBLISHED = `${DOCUMENTS}/tournaments/published`;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openEnvironment(PROJECT, local.firestoreHost);
  await seed(environment);
});

afterAll(() => environment.cleanup());

/** Requests Firestore's REST interface without an account or SDK. */
async function ask(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`http://${local.firestoreHost}/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const value = { stringValue: 'published' };
const isPublished = { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value } };
const from = [{ collectionId: 'tournaments' }];
const everywhere = [{ collectionId: 'tournaments', allDescendants: true }];
const counting = { structuredQuery: { from, limit: 50 }, aggregations: [{ alias: 'n', count: {} }] };

const query = (structuredQuery: object): [string, object] => [
  `${DOCUMENTS}:runQuery`,
  { structuredQuery: { from, limit: 50, ...structuredQuery } },
];

test.each<[string, ...Parameters<typeof ask>]>([
  ['by its path', DRAFT],
  ['in a list that shows missing documents', `${DOCUMENTS}/tournaments?showMissing=true`],
  ['in a batch after a published one', `${DOCUMENTS}:batchGet`, { documents: [PUBLISHED, DRAFT] }],
  ['by a query for its id alone', ...query({ select: { fields: [{ fieldPath: '__name__' }] } })],
  ['by a query without a limit', ...query({ where: isPublished, limit: undefined })],
  ['by a collection group query', ...query({ from: everywhere, where: isPublished })],
  ['by counting', `${DOCUMENTS}:runAggregationQuery`, { structuredAggregationQuery: counting }],
  ['with an invalid token', DRAFT, undefined, { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
])('a draft cannot be read over REST %s', async (_how, ...request) => {
  const { status, text } = await ask(...request);
  expect(text).not.toContain('Secreto');
  expect({ status, text }).toMatchObject({ status: 403 });
});

test('a draft has the same REST status as a missing tournament', async () => {
  const missing = await ask(`${DOCUMENTS}/tournaments/missing`);
  expect(missing.status).toBe((await ask(DRAFT)).status);
});

test('a published tournament and the catalogue can be read over REST, but not listed', async () => {
  expect(await ask(PUBLISHED)).toMatchObject({ status: 200, text: expect.stringContaining('Copa') });
  expect((await ask(`${DOCUMENTS}/catalogue/published`)).status).toBe(200);
  expect((await ask(...query({ where: isPublished }))).status).toBe(403);
});

test('refuses writes over REST without an account', async () => {
  const fields = { status: { stringValue: 'published' } };
  const update = { name: `${DOCUMENTS}/tournaments/new`, fields };
  const created = await ask(`${DOCUMENTS}/tournaments?documentId=new`, { fields });
  const committed = await ask(`${DOCUMENTS}:commit`, { writes: [{ update }] });
  expect([created.status, committed.status]).toEqual([403, 403]);
});
