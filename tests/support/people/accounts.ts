import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts';
import { stack } from '../stack.ts';

/** An account that a person could sign in with. */
export interface TestAccount {
  uid: string;
  email: string;
  password: string;
}

/** How an account is to be. */
interface Traits {
  emailVerified?: boolean;
  disabled?: boolean;
  role?: 'admin' | 'owner';
}

/** Which e-mail of the identity provider. */
type MailKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN';

/** The accounts and documents of the product that the browser looks at, with every right. */
export interface Backstage {
  auth: Auth;
  database: Firestore;
  /** Makes an account of its own for a test. */
  create(traits?: Traits): Promise<TestAccount>;
  /** Chooses the password of an account by the link that arrives in its mailbox. */
  choosePassword(account: TestAccount): Promise<void>;
  /** Takes the role away, as another admin would. */
  takeRole(uid: string): Promise<void>;
  /** The link in the last e-mail of that kind to an address; null: none was sent. */
  mailedLink(email: string, kind: MailKind): Promise<string | null>;
  /** Takes an account that the browser makes, or has made, for one of its own. */
  adopt(email: string): void;
  /** Forgets whom limits have counted. */
  clearLimits(): Promise<void>;
  /** Removes the accounts of its own, and what hangs on them; what others made stays. */
  clean(): Promise<void>;
}

const PASSWORD = 'una contraseña de prueba';

/** What signing in gives an account. */
export async function tokensOf(
  account: Pick<TestAccount, 'email' | 'password'>,
): Promise<{ idToken: string; refreshToken: string }> {
  const url = `http://${stack.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  return response.json();
}

/** An ID token for a demo account. */
export async function idTokenOf(email: string): Promise<string> {
  return (await tokensOf({ email, password: DEMO_PASSWORD })).idToken;
}

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
}

/** Opens the back of the stage that Hosting shows. */
export function openBackstage(): Backstage {
  const firebase = initializeApp({ projectId: stack.projectId }, `backstage-${randomUUID()}`);
  const auth = getAuth(firebase);
  const database = getFirestore(firebase);
  const own = new Set<string>();

  async function remove(collection: string, ids: readonly string[]): Promise<void> {
    const batch = database.batch();
    for (const id of ids) batch.delete(database.collection(collection).doc(id));
    await batch.commit();
  }

  return {
    auth,
    database,

    async create({ emailVerified = true, disabled = false, role } = {}) {
      const name = `prueba-${randomUUID().slice(0, 8)}`;
      const account = { uid: name, email: `${name}@example.com`, password: PASSWORD };
      own.add(account.email);
      await auth.createUser({ ...account, displayName: 'Ana Prueba', emailVerified, disabled });
      if (role === undefined) return account;
      await auth.setCustomUserClaims(account.uid, role === 'owner' ? { admin: true, owner: true } : { admin: true });
      const place = { email: account.email, owner: role === 'owner', grantedBy: 'system', grantedAt: new Date() };
      await database.doc(`admins/${account.uid}`).set(place);
      return account;
    },

    async choosePassword({ uid, password }) {
      await auth.updateUser(uid, { password });
    },

    async takeRole(uid) {
      await database.doc(`admins/${uid}`).delete();
      await auth.setCustomUserClaims(uid, {});
    },

    async mailedLink(email, kind) {
      const response = await fetch(`http://${stack.authHost}/emulator/v1/projects/${stack.projectId}/oobCodes`);
      const { oobCodes }: { oobCodes: OobCode[] } = await response.json();
      const mailed = oobCodes.findLast((code) => code.email === email && code.requestType === kind);
      return mailed?.oobLink ?? null;
    },

    adopt(email) {
      own.add(email);
    },

    async clearLimits() {
      const { docs } = await database.collection('rateLimits').get();
      await remove(
        'rateLimits',
        docs.map(({ id }) => id),
      );
    },

    async clean() {
      const { users } = await auth.getUsers([...own].map((email) => ({ email })));
      const uids = users.map(({ uid }) => uid);
      await auth.deleteUsers(uids);
      await remove('admins', uids);
      await remove('userRequests', uids);
    },
  };
}
