import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Replacements, type Reply, startApi, type TestApi } from './calls/api.ts';
import { people, type SignIn, signInOn } from './people/people.ts';
import { adminRecord } from './people/roles.ts';
import { type Fields, write } from './records/records.ts';
import { isWritten, wholeStore } from './records/whole-store.ts';

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

/** Every document that calls write, by its path. */
export async function everything({ projectId }: TestApi): Promise<Fields> {
  const documents = await wholeStore(projectId);
  return Object.fromEntries(documents.flatMap(({ path, fields }) => (isWritten(path) ? [[path, fields]] : [])));
}
