import type { ErrorCode } from '@arena/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../functions/src/platform/firestore.ts';
import { type Replacements, type Reply, startApi, type TestApi } from './api.ts';
import { expectFailure } from './expect.ts';
import { people, type SignIn, signInOn } from './people.ts';
import { type Fields, write } from './records.ts';

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
      await write(api.database, documents());
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
const BESIDES: readonly string[] = ['rateLimits', 'catalogue'];

/** Every document by its path, but those. */
export async function everything(database: Database): Promise<Fields> {
  const roots = await database.listCollections();
  const written = roots.filter(({ id }) => !BESIDES.includes(id));
  const found = await Promise.all([...written, database.collectionGroup('responses')].map((one) => one.get()));
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

const outsiders: readonly [string, number, ErrorCode, (sign: SignIn) => Promise<string | undefined>][] = [
  ['a visitor', 401, 'unauthenticated', async () => undefined],
  ['a player', 403, 'forbidden', (sign) => sign.in(people.player)],
  ['an admin without a proven address', 403, 'forbidden', (sign) => sign.in(people.unverifiedAdmin)],
];

/** A call that an admin may make and that succeeds on the documents of the file. */
export type Allowed = readonly [endpoint: string, body?: unknown];

/** Tests that each call is for admins alone: refused to others, who change nothing by it, and answered to one. */
export function describeAdminOnly(current: () => Desk, calls: readonly Allowed[]): void {
  describe.each(calls.map(([endpoint, body]) => ({ endpoint, body })))('$endpoint', ({ endpoint, body }) => {
    it.each(outsiders)('is refused to %s, and nothing happens', async (_who, status, code, tokenFor) => {
      const { api, sign } = current();
      const before = await everything(api.database);
      const reply = await api.call(endpoint, { token: await tokenFor(sign), body });
      expectFailure(reply, status, code);
      expect(await everything(api.database)).toEqual(before);
    });

    it('is answered to an admin', async () => {
      expect((await current().call(endpoint, body)).status).toBe(200);
    });
  });
}
