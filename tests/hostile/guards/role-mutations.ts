import type { Mutation } from './mutation.ts';

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
  {
    what: 'a claim needs no place in the list',
    file: viewer,
    from: "if (place === null) return 'signed-in';",
    to: "if (place === null) return claims.owner ? 'owner' : claims.admin && emailVerified ? 'admin' : 'signed-in';",
    noticedBy: everywhere,
  },
  {
    what: 'an address need not be proven',
    file: viewer,
    from: "return claims.admin && emailVerified ? 'admin'",
    to: "return claims.admin ? 'admin'",
    noticedBy: everywhere,
  },
  {
    what: 'a role moves along to another mailbox',
    file: viewer,
    from: "if (email === null || email !== place.email) return 'signed-in';",
    to: '',
    noticedBy: everywhere,
  },
  {
    what: 'whoever claims to be the owner is, listed as an admin',
    file: viewer,
    from: 'if (claims.owner && place.owner) return',
    to: 'if (claims.owner) return',
    noticedBy: everywhere,
  },
  {
    what: 'the local admin’s session has no end',
    file: viewer,
    from: 'login === inForce && isYoung;',
    to: 'login === inForce;',
    noticedBy: 'tests/api/auth/auth-local-login.test.ts',
  },
  {
    what: 'a session of the local admin’s account is the local admin’s, whatever it began with',
    file: viewer,
    from: 'if (account.claims.local && !isOfLogin(session, login, now)) return null;',
    to: '',
    noticedBy: sessions,
  },
  {
    what: 'the local admin’s session outlives the login',
    file: viewer,
    from: 'login !== null && login === inForce && isYoung',
    to: 'isYoung',
    noticedBy: sessions,
  },
  {
    what: 'only the provider knows which sessions were ended',
    file: viewer,
    from: 'return isEnded(session, place) ? null : {',
    to: 'return {',
    noticedBy: sessions,
  },
  {
    what: 'ended sessions go on reading the database',
    file: 'functions/src/auth/service.ts',
    from: 'if (claims.admin || claims.owner) await store.endSessions(uid, now);',
    to: '',
    noticedBy: sessions,
  },
  {
    what: 'disabled accounts go on reading the database',
    file: upkeep,
    from: 'disabled,',
    to: 'disabled: false,',
    noticedBy: sessions,
  },
  {
    what: 'sessions that the console ended go on reading the database',
    file: upkeep,
    from: 'later(place.validSince, account?.sessionsSince ?? null)',
    to: 'place.validSince',
    noticedBy: sessions,
  },
  {
    what: 'sessions that the site ended are good again with the next upkeep',
    file: upkeep,
    from: 'later(place.validSince, account?.sessionsSince ?? null)',
    to: 'account?.sessionsSince ?? null',
    noticedBy: sessions,
  },
  {
    what: 'sessions of a login that is off go on reading the database',
    file: upkeep,
    from: 'login: place.login === login ? login : null,',
    to: 'login: place.login,',
    noticedBy: sessions,
  },
  {
    what: 'a login that lost the role gives it again',
    file: store,
    from: "if (textOf(state, 'revoked') === grant.login) return { result: false, changes: null };",
    to: '',
    noticedBy: sessions,
  },
  {
    what: 'what was linked to the local admin’s account stays',
    file: accounts,
    from: 'return !email && !phoneNumber && providerData.length === 0;',
    to: 'return true;',
    noticedBy: sessions,
  },
  {
    what: 'a password of before a role leads into the account with it',
    file: accounts,
    from: "...(hasPassword ? { password: randomBytes(PASSWORD_BYTES).toString('base64url') } : {}),",
    to: '',
    noticedBy: owner,
  },
  {
    what: 'a session of before a role has it',
    file: accounts,
    from: 'await auth.revokeRefreshTokens(uid);',
    to: '',
    noticedBy: owner,
  },
  {
    what: 'what was linked to an account before a role leads into it',
    file: accounts,
    from: '...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),',
    to: '',
    noticedBy: owner,
  },
  {
    what: 'an approved account keeps the password of whoever made it',
    file: 'functions/src/access-requests/service.ts',
    from: 'validSince: await roles.prepare(account)',
    to: 'validSince: null',
    noticedBy: requests,
  },
  {
    what: 'the first admin’s account keeps the password of whoever made it',
    file: 'functions/src/auth/setup.ts',
    from: 'const validSince = await accounts.renewCredentials(account);',
    to: 'const validSince = null;',
    noticedBy: 'tests/api/auth/auth-setup.test.ts',
  },
  {
    what: 'the owner’s role can be taken',
    file: roles,
    from: "if (roleOf(account, place, login) === 'owner') throw new ApiError('owner_protected');",
    to: '',
    noticedBy: owner,
  },
  {
    what: 'the last admin can be removed',
    file: roles,
    from: 'return !account.disabled && atLeast(',
    to: 'return true || atLeast(',
    noticedBy: owner,
  },
  {
    what: 'a removed admin keeps their sessions',
    file: roles,
    from: 'await accounts.endSessions(uid);',
    to: '',
    noticedBy: owner,
  },
  {
    what: 'whoever has the owner’s address is the owner, proven or not',
    file: roles,
    from: 'account.email === ownerEmail && account.emailVerified',
    to: 'account.email === ownerEmail',
    noticedBy: owner,
  },
];
