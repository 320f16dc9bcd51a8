import { afterAll, beforeEach, expect } from 'vitest';
import { type Replacements, type Reply, startApi, type TestApi } from './calls/api.ts';
import { expectFailure, type Failure } from './calls/expect.ts';
import { renewLinks } from './people/links.ts';
import { people, signInOn } from './people/people.ts';
import { adminRecord, recorded } from './people/roles.ts';
import { type Fields, NOW, write } from './records/records.ts';
import { isWritten, wholeStore } from './records/whole-store.ts';

/** What there is to call and to look at in a file of tests. */
function partsOf(api: TestApi) {
  const { database } = api;
  const stored = async (path: string) => (await database.doc(path).get()).data();
  return {
    api,
    database,
    stored,
    sign: signInOn(api.firebase),
    /** Calls as somebody who isn't signed in. */
    visit: (endpoint: string, body?: unknown) => api.call(endpoint, { body }),
    everything: () => everything(api),
    /** A call that has to fail so, and to leave everything as it was. */
    async expectRefused(calling: () => Promise<Reply>, ...failure: Failure) {
      const before = await everything(api);
      expectFailure(await calling(), ...failure);
      expect(await everything(api)).toEqual(before);
    },
    /** What was recorded, as `actor action target`. */
    recorded: () => recorded(database),
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

type Documents = () => Readonly<Record<string, Fields>>;

/**
 * Opens the API for a file of tests. Each test starts with these documents and no others, with new links, and at `NOW`
 * by the server's clock, which goes where a test puts it.
 */
export async function openApi(projectId: string, documents: Documents = () => ({}), replace: Replacements = {}) {
  const clock = { now: NOW };
  const api = await startApi(projectId, { clock: () => clock.now, ...replace });
  /** Goes back to what each test starts with. */
  const restart = async () => {
    renewLinks();
    clock.now = NOW;
    await api.services.catalogue.idle();
    await api.empty();
    await write(api.database, documents());
  };
  beforeEach(restart);
  afterAll(() => api.close());
  return { ...partsOf(api), clock, restart };
}

/** The same with an admin, as whom `call` calls. */
export async function openDesk(projectId: string, documents: Documents, replace?: Replacements) {
  const withAdmin = () => ({ 'admins/admin': adminRecord('admin'), ...documents() });
  const opened = await openApi(projectId, withAdmin, replace);
  const admin = await opened.sign.in(people.admin);
  return {
    ...opened,
    admin,
    call: (endpoint: string, body?: unknown) => opened.api.call(endpoint, { token: admin, body }),
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Every document that calls write, by its path. */
export async function everything({ projectId }: TestApi): Promise<Fields> {
  const documents = await wholeStore(projectId);
  return Object.fromEntries(documents.flatMap(({ path, fields }) => (isWritten(path) ? [[path, fields]] : [])));
}
