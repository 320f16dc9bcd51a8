import type { Config } from '../../functions/src/platform/config.ts';
import { hashPassword } from '../../functions/src/platform/scrypt.ts';
import { type Replacements, startApi, type TestApi } from './calls/api.ts';
import { people, type SignIn, signInOn } from './people/people.ts';
import { type Fields, write } from './records/records.ts';
import { isWritten, wholeStore } from './records/whole-store.ts';
import { LOCAL_LOGIN, SETUP_SECRET } from './resources/access.ts';
import { documents } from './resources/all.ts';

type Versions = Readonly<Record<string, string>>;

/** The API with every part switched on, and something in it for each call to be about. */
export interface House {
  api: TestApi;
  sign: SignIn;
  /** Goes back to the documents, or to others, and to the accounts that it began with. */
  restart(options?: { admins?: boolean; with?: Readonly<Record<string, Fields>> }): Promise<void>;
  close(): Promise<void>;
}

const accounts = [
  people.admin,
  people.owner,
  { ...people.admin, uid: 'colega' },
  { ...people.player, uid: 'nueva' },
] as const;

async function everythingOn(): Promise<Partial<Config>> {
  // As little work as can be: what it costs to guess is tested beside the hash.
  const passwordHash = await hashPassword(LOCAL_LOGIN.password, { ln: 4, r: 8, p: 1 });
  return {
    ownerEmail: 'duena@example.com',
    localAdmin: { username: LOCAL_LOGIN.username, name: 'Guardia', passwordHash },
    setupSecret: SETUP_SECRET,
  };
}

/** Leaves the site as it is before anybody runs it. */
export async function unlistAdmins({ database }: TestApi): Promise<void> {
  const { docs } = await database.collection('admins').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Opens the house on the database of `projectId`, in which `restart` is still to put anything. */
export async function openHouse(projectId: string, replace: Replacements = {}): Promise<House> {
  const api = await startApi(projectId, { ...replace, config: await everythingOn() });
  const sign = signInOn(api.firebase);
  return {
    api,
    sign,
    async restart({ admins: listed = true, with: content = documents } = {}) {
      await Promise.all([api.services.catalogue.idle(), api.services.history.idle()]);
      await api.empty();
      await write(api.database, content);
      await sign.renew(accounts);
      if (!listed) await unlistAdmins(api);
    },
    close: () => api.close(),
  };
}

/** The version of every document, by its path. */
export async function documentsIn({ projectId }: TestApi): Promise<Versions> {
  const documents = await wholeStore(projectId);
  return Object.fromEntries(documents.map(({ path, updateTime }) => [path, updateTime]));
}

/** Of these, those that calls write. */
export async function writtenIn({ api }: House): Promise<Versions> {
  return Object.fromEntries(Object.entries(await documentsIn(api)).filter(([path]) => isWritten(path)));
}

/** Everything that a call may write: documents, and what is certified about accounts. */
export async function versionsIn({ api, sign }: House): Promise<Versions> {
  const [documents, { users }] = await Promise.all([documentsIn(api), sign.auth.listUsers()]);
  const certified = users.map(({ uid, customClaims, disabled, tokensValidAfterTime }) => {
    return [`account ${uid}`, JSON.stringify([customClaims, disabled, tokensValidAfterTime])];
  });
  return { ...documents, ...Object.fromEntries(certified) };
}
