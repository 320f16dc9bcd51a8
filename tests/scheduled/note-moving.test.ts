// Notes for the team that an earlier version wrote into requests, which their applicants can read.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessRequestRecord } from '../support/people/roles.ts';
import { openDatabase, type TestDatabase } from '../support/records/database.ts';
import { write } from '../support/records/records.ts';
import { startInstance } from '../support/records/registering.ts';
import { holding } from '../support/records/whole-store.ts';

const PROJECT = 'demo-scheduled-notes';
const NOTES = 'Insultó a medio Discord';

let opened: TestDatabase;

beforeAll(() => {
  opened = openDatabase(PROJECT);
});
beforeEach(() => opened.empty());
afterAll(() => opened.close());

const run = () => startInstance(opened.database).noteMoving();
const fields = async (path: string) => (await opened.database.doc(path).get()).data();
const answered = (uid: string) => accessRequestRecord(uid, { status: 'rejected', rejectedBy: 'admin', notes: NOTES });

describe('the moving of notes', () => {
  it('leaves none where the applicant reads, and loses none', async () => {
    const uids = Array.from({ length: 230 }, (_, index) => `persona-${String(index).padStart(3, '0')}`);
    await write(opened.database, Object.fromEntries(uids.map((uid) => [`userRequests/${uid}`, answered(uid)])));
    await run();
    const found = await holding(PROJECT, [NOTES]);
    expect(found.toSorted()).toEqual(uids.map((uid) => `accessReviews/${uid}`));
    expect(await fields('userRequests/persona-000')).toEqual({ ...answered('persona-000'), notes: '', ...instants() });
  });

  it('keeps what the team has noted since, and what it knows of the address', async () => {
    const seen = { provenEmail: 'ana@example.com', provenAt: new Date() };
    await write(opened.database, {
      'userRequests/ana': answered('ana'),
      'accessReviews/ana': { ...seen, notes: 'Se disculpó' },
      'userRequests/luz': answered('luz'),
      'accessReviews/luz': seen,
      'userRequests/eva': accessRequestRecord('eva'),
    });
    await run();
    expect(await fields('accessReviews/ana')).toMatchObject({ notes: 'Se disculpó', provenEmail: 'ana@example.com' });
    expect(await fields('accessReviews/luz')).toMatchObject({ notes: NOTES, provenEmail: 'ana@example.com' });
    expect(await fields('accessReviews/eva')).toBeUndefined();
    expect(await holding(PROJECT, [NOTES])).toEqual(['accessReviews/luz']);
  });

  it('is done once', async () => {
    await write(opened.database, { 'userRequests/ana': answered('ana') });
    await run();
    expect(await fields('system/requestNotes')).toEqual({ after: 'ana', failed: [], done: true });
    await write(opened.database, { 'userRequests/luz': answered('luz') });
    await run();
    expect(await fields('userRequests/luz')).toMatchObject({ notes: NOTES });
  });
});

/** The instants of a request as the database gives them back. */
function instants() {
  return { requestedAt: expect.anything() };
}
