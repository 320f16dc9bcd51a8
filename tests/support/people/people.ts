import { isDeepStrictEqual } from 'node:util';
import type { App } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore';
import { adminRecord } from './roles.ts';

/** A kind of person, as the Auth emulator knows them. */
export interface Person {
  uid: string;
  emailVerified: boolean;
  claims: { admin?: true; owner?: true };
}

/** One person for each way of being signed in (specification, section 6). */
export const people = {
  player: { uid: 'player', emailVerified: true, claims: {} },
  admin: { uid: 'admin', emailVerified: true, claims: { admin: true } },
  unverifiedAdmin: { uid: 'unverified-admin', emailVerified: false, claims: { admin: true } },
  owner: { uid: 'owner', emailVerified: true, claims: { owner: true } },
  unverifiedOwner: { uid: 'unverified-owner', emailVerified: false, claims: { owner: true } },
} as const satisfies Record<string, Person>;

/** When a token was issued and until when it is good, in seconds from now. */
interface Times {
  signedIn?: number;
  expires?: number;
  /** What else it says, or says otherwise. */
  claims?: Readonly<Record<string, unknown>>;
}

/** Signs people in. */
export interface SignIn {
  auth: Auth;
  /** Where somebody is listed as an admin. */
  place(uid: string): DocumentReference;
  /** Makes the accounts anew that are no longer as they were made. */
  renew(persons: readonly Person[]): Promise<void>;
  /** Makes the account anew, listed where it has a role, and returns an ID token for it. */
  in(person: Person): Promise<string>;
  /** An ID token, whether or not there is such an account. */
  token(uid: string, times?: Times): string;
  /** What an account carries of its role. */
  claimsOf(uid: string): Promise<object>;
  /** Has the next setting of claims fail, once the rest is written. */
  failNextClaim(): void;
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An ID token as the Auth emulator takes it: without a signature. */
export function idTokenFor(
  projectId: string,
  uid: string,
  { signedIn = 0, expires = 3_600, claims: others = {} }: Times = {},
): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now + signedIn,
    iat: now + signedIn,
    exp: now + expires,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...others,
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`;
}

/** Whether an account is as it was made, so that it needn't be made anew: that is three calls more. */
function isAsMade(known: UserRecord | undefined, made: object): boolean {
  if (known === undefined) return false;
  const { uid, email, emailVerified, customClaims = {}, disabled, tokensValidAfterTime } = known;
  return (
    !disabled &&
    tokensValidAfterTime === undefined &&
    isDeepStrictEqual({ uid, email, emailVerified, customClaims }, made)
  );
}

/** Signs in on the Auth emulator. */
export function signInOn(firebase: App): SignIn {
  const auth = getAuth(firebase);
  const database = getFirestore(firebase);
  const { projectId = '' } = firebase.options;
  const token = (uid: string, times?: Times) => idTokenFor(projectId, uid, times);
  const place = (uid: string) => database.doc(`admins/${uid}`);

  async function renew(persons: readonly Person[]): Promise<void> {
    const { users } = await auth.getUsers(persons.map(({ uid }) => ({ uid })));
    const known = new Map(users.map((user) => [user.uid, user]));
    for (const { uid, emailVerified, claims } of persons) {
      const account = { uid, email: `${uid}@example.com`, emailVerified };
      if (isAsMade(known.get(uid), { ...account, customClaims: claims })) continue;
      await auth.deleteUsers([uid]);
      await auth.createUser(account);
      await auth.setCustomUserClaims(uid, claims);
    }
  }

  return {
    auth,
    place,
    token,
    renew,
    async in(person) {
      await renew([person]);
      const { uid, claims } = person;
      const { admin, owner } = claims;
      if ((admin || owner) && !(await place(uid).get()).exists)
        await place(uid).set(adminRecord(uid, { owner: owner === true }));
      return token(uid);
    },
    claimsOf: async (uid) => (await auth.getUser(uid)).customClaims ?? {},
    failNextClaim() {
      const real = auth.setCustomUserClaims.bind(auth);
      auth.setCustomUserClaims = () => {
        auth.setCustomUserClaims = real;
        return Promise.reject(Object.assign(new Error('lost'), { code: 'app/network-error' }));
      };
    },
  };
}
