import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Someone who may knock at the database: their account, and what their token claims. Without a uid, a visitor. */
export interface Person {
  uid: string | null;
  token: Readonly<Record<string, unknown>>;
  /** Whether `admins/` holds a document for them. */
  listed: boolean;
}

const HOUR_IN_SECONDS = 3_600;

const hoursAgo = (hours: number) => Math.floor(Date.now() / 1_000) - hours * HOUR_IN_SECONDS;

function account(uid: string, token: Readonly<Record<string, unknown>>, listed = false): Person {
  const claims = { email: `${uid}@example.com`, email_verified: true, auth_time: hoursAgo(1) };
  return { uid, token: { ...claims, ...token }, listed };
}

/** The local admin, who signed in some hours ago: an account without an address. */
function localAdmin(uid: string, hours: number, token: Readonly<Record<string, unknown>> = {}): Person {
  return { uid, token: { admin: true, local: true, auth_time: hoursAgo(hours), ...token }, listed: true };
}

/** Everyone the rules tell apart, and everyone who lacks a single thing to be an admin or the owner. */
export const people = {
  visitor: { uid: null, token: {}, listed: false },
  'signed-in': account('signed-in', {}),
  unverified: account('unverified', { email_verified: false }),
  admin: account('admin', { admin: true }, true),
  'former admin': account('former-admin', { admin: true }),
  'admin with an unverified address': account('unverified-admin', { admin: true, email_verified: false }, true),
  'admin without an address': {
    uid: 'addressless-admin',
    token: { admin: true, auth_time: hoursAgo(1) },
    listed: true,
  },
  'local admin': localAdmin('local-admin', 23),
  'local admin of yesterday': localAdmin('late-local-admin', 25),
  'local account without the admin claim': localAdmin('local-account', 1, { admin: false }),
  'listed without the claim': account('claimless', {}, true),
  'listed with the claim false': account('disclaimed', { admin: false, owner: false }, true),
  owner: account('owner', { owner: true, admin: true, email_verified: false }, true),
  'owner without the admin claim': account('owner-only', { owner: true }, true),
  'former owner': account('former-owner', { owner: true, admin: true }),
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

const isPersonName = (name: string): name is PersonName => Object.hasOwn(people, name);

export const everyone = Object.keys(people).filter(isPersonName);
export const owners: readonly PersonName[] = ['owner', 'owner without the admin claim'];
export const admins: readonly PersonName[] = ['admin', 'local admin', ...owners];
export const nobody: readonly PersonName[] = [];

/** The database as a person reaches it. */
export function databaseFor({ uid, token }: Person, environment: RulesTestEnvironment) {
  const claims = Object.fromEntries(Object.entries(token).filter(([, value]) => value !== undefined));
  const context: RulesTestContext =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, claims);
  return context.firestore();
}

export type ClientDatabase = ReturnType<typeof databaseFor>;
