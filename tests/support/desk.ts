import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Replacements, type Reply, startApi, type TestApi } from './calls/api.ts';
import { renewLinks } from './people/links.ts';
import { people, type SignIn, signInOn } from './people/people.ts';
import { adminRecord } from './people/roles.ts';
import { type Fields, write } from './records/records.ts';
import { isWritten, wholeStore } from './records/whole-store.ts';

/** The API, called as an admin unless a token says otherwise. */
export interface Desk extends ReturnType<typeof readingOf> {
  api: TestApi;
  sign: SignIn;
  admin: string;
  call(endpoint: string, body?: unknown): Promise<Reply>;
  /** Goes back to the documents that each test starts with. */
  restart(): Promise<void>;
}

function readingOf({ database }: TestApi) {
  const stored = async (path: string) => (await database.doc(path).get()).data();
  return {
    stored,
    /** What was recorded, or only of what is called so. */
    async audits(action?: string) {
      const { docs } = await database.collection('audit').get();
      return docs.map((one) => one.data()).filter((one) => action === undefined || one.action === action);
    },
    /** How many places of a tournament are held, having checked that it says so itself. */
    async players(tournamentId = 'copa') {
      const { docs } = await database.collection('registrations').where('tournamentId', '==', tournamentId).get();
      const held = docs.filter((one) => one.get('status') !== 'rejected').length;
      expect((await stored(`tournaments/${tournamentId}`))?.currentPlayers).toBe(held);
      return held;
    },
  };
}

/** Sets the API up for a file of tests; each test starts with these documents and no others, and with new links. */
export function openDesk(projectId: string, documents: () => Readonly<Record<string, Fields>>, replace?: Replacements) {
  let desk: Desk | undefined;
  beforeAll(async () => {
    const api = await startApi(projectId, replace);
    const sign = signInOn(api.firebase);
    const admin = await sign.in(people.admin);
    const call = (endpoint: string, body?: unknown) => api.call(endpoint, { token: admin, body });
    const restart = async () => {
      renewLinks();
      await api.empty();
      await write(api.database, { 'admins/admin': adminRecord('admin'), ...documents() });
    };
    desk = { api, sign, admin, call, restart, ...readingOf(api) };
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
