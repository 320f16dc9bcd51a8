import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

type Fields = Readonly<Record<string, unknown>>;

/** A caller of the database: account and claims. Without a uid, a visitor. */
export interface Person {
  uid: string | null;
  token: Fields;
  /** Their document in `admins/`, or null. */
  admin: Fields | null;
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
  return { uid, token: tokenOf(uid, token), admin: null };
}

function listed(uid: string, token: Fields, admin: Fields = {}): Person {
  return {
    uid,
    token: tokenOf(uid, token),
    admin: { email: emailOf(uid), owner: false, local: false, disabled: false, ...admin },
  };
}

const ownerOf = (uid: string, token: Fields = {}, admin: Fields = {}) =>
  listed(uid, { owner: true, admin: true, ...token }, { owner: true, ...admin });

/** A scorer or moderator, by a token of this role. */
const limited =
  (role: 'scorer' | 'moderator') =>
  (uid: string, admin: Fields = {}, token: Fields = {}) =>
    listed(uid, { [role]: true, ...token }, { role, ...admin });
const scorer = limited('scorer');
const moderator = limited('moderator');

/** The local admin, who signed in some hours ago. */
const localAdmin = (uid: string, hours: number, admin: Fields = {}) =>
  listed(uid, { admin: true, auth_time: hoursAgo(hours) }, { local: true, ...admin });

const ENDED = { validSince: dateOf(SIGNED_IN + 1) };
const MOVED = { email: 'other@example.com' };

/** Everyone the rules tell apart, and everyone one condition short of admin or owner. */
export const people = {
  visitor: { uid: null, token: {}, admin: null },
  'signed-in': account('signed-in', {}),
  unverified: account('unverified', { email_verified: false }),
  admin: listed('admin', { admin: true }, { validSince: dateOf(SIGNED_IN) }),
  'former admin': account('former-admin', { admin: true }),
  'admin with an unverified address': listed('unverified-admin', { admin: true, email_verified: false }),
  'admin without an address': listed('addressless-admin', { admin: true, email: undefined }, { email: null }),
  'admin who has moved to another mailbox': listed('moved-admin', { admin: true, ...MOVED }),
  'admin whose sessions were ended since': listed('ended-admin', { admin: true }, ENDED),
  'admin who is disabled': listed('disabled-admin', { admin: true }, { disabled: true }),
  'local admin': localAdmin('local-admin', 23),
  'local admin of yesterday': localAdmin('late-local-admin', 25),
  'local admin whose sessions were ended since': localAdmin('ended-local', 2, { validSince: dateOf(SIGNED_IN) }),
  scorer: scorer('scorer'),
  'scorer with an unverified address': scorer('unverified-scorer', {}, { email_verified: false }),
  'scorer whose sessions were ended since': scorer('ended-scorer', ENDED),
  'scorer who is a moderator by now': scorer('scorer-before', { role: 'moderator' }),
  'scorer who is an admin by now': scorer('scorer-before-admin', { role: 'admin' }),
  moderator: moderator('moderator'),
  'moderator who has moved to another mailbox': moderator('moved-moderator', {}, MOVED),
  'moderator who is disabled': moderator('disabled-moderator', { disabled: true }),
  'moderator who is a scorer by now': moderator('moderator-before', { role: 'scorer' }),
  'moderator who is not listed': account('former-moderator', { moderator: true }),
  'admin listed by role': listed('admin-by-role', { admin: true, auth_time: hoursAgo(25) }, { role: 'admin' }),
  'admin who is a scorer by now': listed('admin-before', { admin: true }, { role: 'scorer' }),
  'admin of an unknown role': listed('strange-admin', { admin: true }, { role: 'referee' }),
  'listed without the claim': listed('claimless', {}),
  'listed with the claim false': listed('disclaimed', { admin: false, owner: false }, { owner: true }),
  owner: ownerOf('owner', { email_verified: false }),
  'owner without the admin claim': ownerOf('owner-only', { admin: false }),
  'former owner': account('former-owner', { owner: true, admin: true }),
  'owner who is listed as no more than an admin': listed('half-owner', { owner: true }),
  'owner who has moved to another mailbox': ownerOf('moved-owner', MOVED),
  'owner whose sessions were ended since': ownerOf('ended-owner', {}, ENDED),
  'owner who is disabled': ownerOf('disabled-owner', {}, { disabled: true }),
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

const isPersonName = (name: string): name is PersonName => Object.hasOwn(people, name);

export const everyone = Object.keys(people).filter(isPersonName);
export const owners: readonly PersonName[] = ['owner', 'owner without the admin claim'];
export const admins: readonly PersonName[] = ['admin', 'local admin', 'admin listed by role', ...owners];
export const moderators: readonly PersonName[] = ['moderator', ...admins];
export const organisers: readonly PersonName[] = ['scorer', ...moderators];
export const nobody: readonly PersonName[] = [];

/** The database as a person reaches it. */
export function databaseFor({ uid, token }: Person, environment: RulesTestEnvironment) {
  const claims = Object.fromEntries(Object.entries(token).filter(([, value]) => value !== undefined));
  const context: RulesTestContext =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, claims);
  return context.firestore();
}

export type ClientDatabase = ReturnType<typeof databaseFor>;
