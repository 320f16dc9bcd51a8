import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

type Fields = Readonly<Record<string, unknown>>;

/** Someone who may knock at the database: their account, and what their token claims. Without a uid, a visitor. */
export interface Person {
  uid: string | null;
  token: Fields;
  /** What `admins/` holds for them; null where they aren't listed. */
  place: Fields | null;
}

const HOUR_IN_SECONDS = 3_600;

const hoursAgo = (hours: number) => Math.floor(Date.now() / 1_000) - hours * HOUR_IN_SECONDS;
const dateOf = (seconds: number) => new Date(seconds * 1_000);

const SIGNED_IN = hoursAgo(1);
const emailOf = (uid: string) => `${uid}@example.com`;

/** A token that was made after a password was typed. */
function tokenOf(uid: string, token: Fields): Fields {
  const claims = { email: emailOf(uid), email_verified: true, auth_time: SIGNED_IN };
  return { ...claims, firebase: { sign_in_provider: 'password', identities: {} }, ...token };
}

function account(uid: string, token: Fields): Person {
  return { uid, token: tokenOf(uid, token), place: null };
}

function listed(uid: string, token: Fields, place: Fields = {}): Person {
  return {
    uid,
    token: tokenOf(uid, token),
    place: { email: emailOf(uid), owner: false, login: null, disabled: false, ...place },
  };
}

function ownerOf(uid: string, token: Fields = {}, place: Fields = {}): Person {
  return listed(uid, { owner: true, admin: true, ...token }, { owner: true, ...place });
}

const LOGIN = 'the login in force';

/** The local admin, who signed in some hours ago: an account without an address. */
function localAdmin(uid: string, hours: number, token: Fields = {}, place: Fields = {}): Person {
  const firebase = { sign_in_provider: 'custom', identities: {} };
  return {
    uid,
    token: { admin: true, local: true, login: LOGIN, auth_time: hoursAgo(hours), firebase, ...token },
    place: { email: null, owner: false, login: LOGIN, disabled: false, ...place },
  };
}

const byPassword = {
  email: 'linked@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: {} },
};

/** Everyone the rules tell apart, and everyone who lacks a single thing to be an admin or the owner. */
export const people = {
  visitor: { uid: null, token: {}, place: null },
  'signed-in': account('signed-in', {}),
  unverified: account('unverified', { email_verified: false }),
  admin: listed('admin', { admin: true }, { validSince: dateOf(SIGNED_IN) }),
  'former admin': account('former-admin', { admin: true }),
  'admin with an unverified address': listed('unverified-admin', { admin: true, email_verified: false }),
  'admin without an address': listed('addressless-admin', { admin: true, email: undefined }, { email: null }),
  'admin who has moved to another mailbox': listed('moved-admin', { admin: true, email: 'other@example.com' }),
  'admin whose sessions were ended since': listed(
    'ended-admin',
    { admin: true },
    { validSince: dateOf(SIGNED_IN + 1) },
  ),
  'admin who is disabled': listed('disabled-admin', { admin: true }, { disabled: true }),
  'local admin': localAdmin('local-admin', 23),
  'local admin of yesterday': localAdmin('late-local-admin', 25),
  'local admin by a password': localAdmin('password-local-admin', 1, byPassword),
  'local admin of another login': localAdmin('former-local-admin', 1, {}, { login: 'the next login' }),
  'local admin of a login that is off': localAdmin('off-local-admin', 1, {}, { login: null }),
  'local admin of no login': localAdmin('loginless-local-admin', 1, { login: undefined }, { login: null }),
  'local admin whose sessions were ended since': localAdmin(
    'ended-local-admin',
    2,
    {},
    { validSince: dateOf(SIGNED_IN) },
  ),
  'local account without the admin claim': localAdmin('local-account', 1, { admin: false }),
  'listed without the claim': listed('claimless', {}),
  'listed with the claim false': listed('disclaimed', { admin: false, owner: false }, { owner: true }),
  owner: ownerOf('owner', { email_verified: false }),
  'owner without the admin claim': ownerOf('owner-only', { admin: false }),
  'former owner': account('former-owner', { owner: true, admin: true }),
  'owner who is listed as no more than an admin': listed('half-owner', { owner: true }),
  'owner who has moved to another mailbox': ownerOf('moved-owner', { email: 'other@example.com' }),
  'owner whose sessions were ended since': ownerOf('ended-owner', {}, { validSince: dateOf(SIGNED_IN + 1) }),
  'owner who is disabled': ownerOf('disabled-owner', {}, { disabled: true }),
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
