import { broken, type Mutation } from './mutation.ts';

const everywhere = 'tests/api/authorisation.test.ts';
const sessions = 'tests/api/auth/auth-sessions.test.ts';
const owner = 'tests/api/auth/auth.test.ts';
const requests = 'tests/api/auth/auth-access-requests.test.ts';
const viewer = 'functions/src/auth/viewer.ts';
const roles = 'functions/src/auth/roles.ts';
const accounts = 'functions/src/auth/accounts.ts';
const store = 'functions/src/auth/store.ts';
const upkeep = 'functions/src/auth/upkeep.ts';

/** What decides who has a role, and for how long a session has it. */
export const roleMutations: readonly Mutation[] = [
  ...broken(viewer, everywhere, {
    'a claim needs no place in the list': [
      "if (place === null) return 'signed-in';",
      "if (place === null) return claims.owner ? 'owner' : claims.admin && emailVerified ? 'admin' : 'signed-in';",
    ],
    'an address need not be proven': [
      "return claims.admin && emailVerified ? 'admin'",
      "return claims.admin ? 'admin'",
    ],
    'a role moves along to another mailbox': ["if (email === null || email !== place.email) return 'signed-in';", ''],
    'whoever claims to be the owner is, listed as an admin': [
      'if (claims.owner && place.owner) return',
      'if (claims.owner) return',
    ],
  }),
  ...broken(viewer, 'tests/api/auth/auth-local-login.test.ts', {
    'the local admin’s session has no end': ['login === inForce && isYoung;', 'login === inForce;'],
  }),
  ...broken(viewer, sessions, {
    'a session of the local admin’s account is the local admin’s, whatever it began with': [
      'if (account.claims.local && !isOfLogin(session, login, now)) return null;',
      '',
    ],
    'the local admin’s session outlives the login': ['login !== null && login === inForce && isYoung', 'isYoung'],
    'only the provider knows which sessions were ended': ['return isEnded(session, place) ? null : {', 'return {'],
  }),
  ...broken('functions/src/auth/service.ts', sessions, {
    'ended sessions go on reading the database': [
      'if (claims.admin || claims.owner) await store.endSessions(uid, now);',
      '',
    ],
  }),
  ...broken(upkeep, sessions, {
    'disabled accounts go on reading the database': ['disabled,', 'disabled: false,'],
    'sessions that the console ended go on reading the database': [
      'later(place.validSince, account?.sessionsSince ?? null)',
      'place.validSince',
    ],
    'sessions that the site ended are good again with the next upkeep': [
      'later(place.validSince, account?.sessionsSince ?? null)',
      'account?.sessionsSince ?? null',
    ],
    'sessions of a login that is off go on reading the database': [
      'login: place.login === login ? login : null,',
      'login: place.login,',
    ],
  }),
  ...broken(store, sessions, {
    'a login that lost the role gives it again': [
      "if (textOf(state, 'revoked') === grant.login) return { result: false, changes: null };",
      '',
    ],
  }),
  ...broken(accounts, sessions, {
    'what was linked to the local admin’s account stays': [
      'return !email && !phoneNumber && providerData.length === 0;',
      'return true;',
    ],
  }),
  ...broken(accounts, owner, {
    'a password of before a role leads into the account with it': [
      "...(hasPassword ? { password: randomBytes(PASSWORD_BYTES).toString('base64url') } : {}),",
      '',
    ],
    'a session of before a role has it': ['await auth.revokeRefreshTokens(uid);', ''],
    'what was linked to an account before a role leads into it': [
      '...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),',
      '',
    ],
  }),
  ...broken('functions/src/access-requests/service.ts', requests, {
    'an approved account keeps the password of whoever made it': [
      'validSince: await roles.prepare(account)',
      'validSince: null',
    ],
    'who has access can be rejected': [
      "if (account !== null && (await roles.isListed(account))) throw new ApiError('decided_meanwhile');",
      '',
    ],
  }),
  ...broken('functions/src/auth/setup.ts', 'tests/api/auth/auth-setup.test.ts', {
    'the first admin’s account keeps the password of whoever made it': [
      'const validSince = await accounts.renewCredentials(account);',
      'const validSince = null;',
    ],
  }),
  ...broken(roles, owner, {
    'the owner’s role can be taken': [
      "if (roleOf(account, place, login) === 'owner') throw new ApiError('owner_protected');",
      '',
    ],
    'the last admin can be removed': ['return !account.disabled && atLeast(', 'return true || atLeast('],
    'a removed admin keeps their sessions': ['await accounts.endSessions(uid);', ''],
    'whoever has the owner’s address is the owner, proven or not': [
      'account.email === ownerEmail && account.emailVerified',
      'account.email === ownerEmail',
    ],
  }),
];
