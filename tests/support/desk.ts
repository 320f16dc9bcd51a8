import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../functions/src/platform/firestore.ts';
import { type Replacements, type Reply, startApi, type TestApi } from './api.ts';
import { people, type SignIn, signInOn } from './people.ts';
import { type Fields, write } from './records.ts';
import { adminRecord } from './roles.ts';

/** The API, called as an admin unless a token says otherwise. */
export interface Desk {
  api: TestApi;
  sign: SignIn;
  admin: string;
  call(endpoint: string, body?: unknown): Promise<Reply>;
  /** Goes back to the documents that each test starts with. */
  restart(): Promise<void>;
}

/** Sets the API up for a file of tests; each test starts with these documents and no others. */
export function openDesk(projectId: string, documents: () => Readonly<Record<string, Fields>>, replace?: Replacements) {
  let desk: Desk | undefined;
  beforeAll(async () => {
    const api = await startApi(projectId, replace);
    const sign = signInOn(api.firebase);
    const admin = await sign.in(people.admin);
    const call = (endpoint: string, body?: unknown) => api.call(endpoint, { token: admin, body });
    const restart = async () => {
      await api.empty();
      await write(api.database, { 'admins/admin': adminRecord('admin'), ...documents() });
    };
    desk = { api, sign, admin, call, restart };
  });
  beforeEach(() => current().restart());
  afterAll(() => desk?.api.close());

  function current(): Desk {
    if (desk === undefined) throw new Error('The API is not up yet');
    return desk;
  }
  return current;
}

/** What isn't written by the call itself: what limits count, and what is made of the tournaments a moment later. */
const BESIDES: readonly string[] = ['rateLimits', 'catalogue', 'history'];

/** The collections that lie below documents. */
const BELOW: readonly string[] = ['responses', 'entries', 'matches', 'revisions', 'parts', 'players'];

/** Every document by its path, but those. */
export async function everything(database: Database): Promise<Fields> {
  const roots = await database.listCollections();
  const written = roots.filter(({ id }) => !BESIDES.includes(id));
  const below = BELOW.map((name) => database.collectionGroup(name));
  const found = await Promise.all([...written, ...below].map((one) => one.get()));
  const documents = found.flatMap(({ docs }) => docs.filter(({ ref }) => ref.path !== 'system/history'));
  return Object.fromEntries(documents.map((one) => [one.ref.path, one.data()]));
}
