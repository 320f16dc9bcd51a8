import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stack } from '../fixtures/stack.ts';
import { openEnvironment, seed } from './environment.ts';

const PROJECT = 'demo-rules-rest';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const DRAFT = `${DATABASE}/documents/tournaments/draft`;
const PUBLISHED = `${DATABASE}/documents/tournaments/published`;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openEnvironment(PROJECT, stack.firestoreHost);
  await seed(environment);
});

afterAll(() => environment.cleanup());

/** Requests Firestore's REST interface without an account or SDK. */
async function ask(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`http://${stack.firestoreHost}/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const where = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
});
const isPublished = where('status', 'EQUAL', { stringValue: 'published' });
const from = [{ collectionId: 'tournaments' }];

const query = (structuredQuery: object) => ({
  path: `${DATABASE}/documents:runQuery`,
  body: { structuredQuery: { from, limit: 50, ...structuredQuery } },
});

describe('a draft can not be reached over REST', () => {
  const counted = { aggregations: [{ alias: 'n', count: {} }] };

  test.each([
    { name: 'by its path', path: DRAFT },
    { name: 'by its path, its name alone', path: `${DRAFT}?mask.fieldPaths=name` },
    { name: 'in the list of the collection', path: `${DATABASE}/documents/tournaments` },
    { name: 'in a short list', path: `${DATABASE}/documents/tournaments?pageSize=1` },
    { name: 'in a list that shows missing documents', path: `${DATABASE}/documents/tournaments?showMissing=true` },
    { name: 'in a batch', path: `${DATABASE}/documents:batchGet`, body: { documents: [DRAFT] } },
    {
      name: 'in a batch behind a published one',
      path: `${DATABASE}/documents:batchGet`,
      body: { documents: [PUBLISHED, DRAFT] },
    },
    { name: 'by a query for all', ...query({}) },
    { name: 'by a query for drafts', ...query({ where: where('status', 'EQUAL', { stringValue: 'draft' }) }) },
    {
      name: 'by a query for what is not scheduled',
      ...query({ where: where('status', 'NOT_EQUAL', { stringValue: 'scheduled' }) }),
    },
    { name: 'by a query for its id', ...query({ where: where('__name__', 'EQUAL', { referenceValue: DRAFT }) }) },
    {
      name: 'by a query of all collections of the name',
      ...query({ from: [{ collectionId: 'tournaments', allDescendants: true }], where: isPublished }),
    },
    { name: 'by a query for its id alone', ...query({ select: { fields: [{ fieldPath: '__name__' }] } }) },
    { name: 'by a query without a limit', ...query({ where: isPublished, limit: undefined }) },
    {
      name: 'by counting',
      path: `${DATABASE}/documents:runAggregationQuery`,
      body: { structuredAggregationQuery: { structuredQuery: { from, limit: 50 }, ...counted } },
    },
    { name: 'with a token that is none', path: DRAFT, headers: { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' } },
  ])('$name', async ({ path, body, headers }) => {
    const { status, text } = await ask(path, body, headers);
    expect(text).not.toContain('Secreto');
    expect({ status, text }).toMatchObject({ status: 403 });
  });

  test('a draft answers as one that does not exist', async () => {
    const draft = await ask(DRAFT);
    const missing = await ask(`${DATABASE}/documents/tournaments/missing`);
    expect(missing.status).toBe(draft.status);
  });
});

describe('published documents over REST', () => {
  test.each([
    { name: 'by its path', path: PUBLISHED },
    { name: 'in a batch', path: `${DATABASE}/documents:batchGet`, body: { documents: [PUBLISHED] } },
  ])('$name', async ({ path, body }) => {
    const { status, text } = await ask(path, body);
    expect(status).toBe(200);
    expect(text).toContain('Copa');
    expect(text).not.toContain('Secreto');
  });

  test('the catalogue', async () => {
    expect((await ask(`${DATABASE}/documents/catalogue/published`)).status).toBe(200);
  });
});

describe('published tournaments are not listed over REST', () => {
  test.each([
    { name: 'by a query', ...query({ where: isPublished }) },
    { name: 'by a query in order', ...query({ where: isPublished, orderBy: [{ field: { fieldPath: 'date' } }] }) },
  ])('$name', async ({ path, body }) => expect((await ask(path, body)).status).toBe(403));
});

describe('nothing is written over REST without an account', () => {
  test.each(['tournaments', 'registrations', 'userRequests', 'admins', 'catalogue'])('in %s', async (collection) => {
    const name = `${DATABASE}/documents/${collection}/new`;
    const fields = { status: { stringValue: 'published' } };
    const created = await ask(`${DATABASE}/documents/${collection}?documentId=new`, { fields });
    const committed = await ask(`${DATABASE}/documents:commit`, { writes: [{ update: { name, fields } }] });
    expect([created.status, committed.status]).toEqual([403, 403]);
  });
});
