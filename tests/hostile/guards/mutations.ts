/** One line of what guards the server, broken, and the tests that must turn red for it. */
export interface Mutation {
  what: string;
  file: string;
  from: string;
  to: string;
  noticedBy: string;
}

const everywhere = 'tests/api/authorisation.test.ts';
const viewer = 'functions/src/auth/viewer.ts';
const accounts = 'functions/src/auth/accounts.ts';
const erased = 'tests/scheduled/erasure.test.ts';
const endpoint = 'functions/src/http/endpoint.ts';
const roles = 'functions/src/auth/roles.ts';
const role = 'domain/src/role/role.ts';

export const mutations: readonly Mutation[] = [
  {
    what: 'nobody is asked for a role',
    file: endpoint,
    from: 'if (permitted && atLeast(viewer.role, access)) return viewer;',
    to: 'return viewer;',
    noticedBy: everywhere,
  },
  {
    what: 'a bad token is a visitor’s',
    file: viewer,
    from: "if (session === null) throw new ApiError('unauthenticated');",
    to: 'if (session === null) return VISITOR;',
    noticedBy: everywhere,
  },
  {
    what: 'an address need not be proven',
    file: viewer,
    from: "claims.admin && (emailVerified || claims.local) ? 'admin'",
    to: "claims.admin ? 'admin'",
    noticedBy: everywhere,
  },
  {
    what: 'the local admin’s session has no end',
    file: viewer,
    from: 'return session && !isOver(session, now) ? session : null;',
    to: 'return session;',
    noticedBy: 'tests/api/auth-local-login.test.ts',
  },
  {
    what: 'a disabled account is let in',
    file: accounts,
    from: '!user || user.disabled || isRevoked(decoded, user)',
    to: '!user || isRevoked(decoded, user)',
    noticedBy: 'tests/api/auth-tokens.test.ts',
  },
  {
    what: 'an ended session goes on',
    file: accounts,
    from: '!user || user.disabled || isRevoked(decoded, user)',
    to: '!user || user.disabled',
    noticedBy: 'tests/api/auth-tokens.test.ts',
  },
  {
    what: 'any claim counts, also one that is not true',
    file: accounts,
    from: '...(admin === true ? { admin } : {}),',
    to: '...(admin === undefined ? {} : { admin: true as const }),',
    noticedBy: 'tests/api/auth-tokens.test.ts',
  },
  {
    what: 'the token’s claims count, not the account’s',
    file: accounts,
    from: 'return { account: toAccount(user), signedInAt',
    to: 'return { account: { ...toAccount(user), claims: { admin: true } }, signedInAt',
    noticedBy: everywhere,
  },
  {
    what: 'the owner’s role can be taken',
    file: roles,
    from: "if (claims.owner) throw new ApiError('owner_protected');",
    to: '',
    noticedBy: 'tests/api/auth.test.ts',
  },
  {
    what: 'the last admin can be removed',
    file: roles,
    from: 'return found.some((account) => !account.disabled &&',
    to: 'return true || found.some((account) => !account.disabled &&',
    noticedBy: 'tests/api/auth.test.ts',
  },
  {
    what: 'a removed admin keeps their sessions',
    file: roles,
    from: 'await accounts.endSessions(uid);',
    to: '',
    noticedBy: 'tests/api/auth.test.ts',
  },
  {
    what: 'whoever has the owner’s address is the owner, proven or not',
    file: roles,
    from: 'account.email === ownerEmail && account.emailVerified',
    to: 'account.email === ownerEmail',
    noticedBy: 'tests/api/auth.test.ts',
  },
  {
    what: 'the set-up can be done again',
    file: 'functions/src/auth/setup.ts',
    from: "if (!won && (await isDone())) throw new ApiError('already_set_up');",
    to: '',
    noticedBy: 'tests/api/auth-setup.test.ts',
  },
  {
    what: 'the set-up asks for no secret',
    file: 'functions/src/auth/setup.ts',
    from: "if (!isSameSecret(secret, expected)) throw new ApiError('wrong_credentials');",
    to: '',
    noticedBy: 'tests/api/auth-setup.test.ts',
  },
  {
    what: 'the local login asks for no password',
    file: 'functions/src/auth/local-login.ts',
    from: 'if (!admin || !matches || ',
    to: 'if (!admin || ',
    noticedBy: 'tests/api/auth-local-login.test.ts',
  },
  {
    what: 'passwords can be guessed for ever from one address',
    file: 'functions/src/auth/local-login.ts',
    from: 'takeAll([here, everywhere,',
    to: 'takeAll([everywhere,',
    noticedBy: 'tests/api/auth-local-login.test.ts',
  },
  {
    what: 'passwords can be guessed for ever from many addresses',
    file: 'functions/src/auth/local-login.ts',
    from: 'takeAll([here, everywhere,',
    to: 'takeAll([here,',
    noticedBy: 'tests/api/auth-local-login.test.ts',
  },
  {
    what: 'five wrong tries lock everybody out',
    file: 'functions/src/auth/local-login.ts',
    from: '`${account} ${origin.address}`',
    to: 'account',
    noticedBy: 'tests/api/auth-local-login.test.ts',
  },
  {
    what: 'every role is as much as any other',
    file: role,
    from: 'roles.indexOf(role) >= roles.indexOf(needed)',
    to: 'roles.includes(role) && roles.includes(needed)',
    noticedBy: 'domain/src/role/role.test.ts',
  },
  {
    what: 'an account without a role may do what an admin may',
    file: role,
    from: "'signed-in': [],",
    to: "'signed-in': adminPermissions,",
    noticedBy: 'domain/src/role/role.test.ts',
  },
  {
    what: 'registrations can be listed by anyone',
    file: 'domain/src/api/registrations.ts',
    from: "const managed = { access: 'admin', permission: 'manage_registrations' } as const;",
    to: "const managed = { access: 'visitor' } as const;",
    noticedBy: everywhere,
  },
  {
    what: 'what is unasked is let through',
    file: 'functions/src/http/input.ts',
    from: 'const NOTHING = z.strictObject({});',
    to: 'const NOTHING = z.object({});',
    noticedBy: 'tests/api/ladder.test.ts',
  },
  {
    what: 'an address is believed that nobody but the caller names',
    file: 'functions/src/http/origin.ts',
    from: 'claimed !== undefined && claimedBefore(request).includes(claimed)',
    to: 'claimed !== undefined',
    noticedBy: 'tests/api/registrations-limits.test.ts',
  },
  {
    what: 'no hop has a ceiling',
    file: 'functions/src/rate-limit/origin.ts',
    from: '{ name: `${what}PerHop`, key: hop },',
    to: '',
    noticedBy: 'tests/api/registrations-limits.test.ts',
  },
  {
    what: 'what one limit refuses counts against others',
    file: 'functions/src/rate-limit/service.ts',
    from: 'if (refusals.length > 0) {',
    to: 'if (refusals.length === counters.length) {',
    noticedBy: 'tests/api/auth-rate-limit.test.ts',
  },
  {
    what: 'counters are named by what can be guessed',
    file: 'functions/src/rate-limit/store.ts',
    from: "doc(`${name}_${hash('rate', key)}`)",
    to: "doc(`${name}_${process.getBuiltinModule('node:crypto').createHash('sha256').update(key).digest('base64url')}`)",
    noticedBy: 'tests/api/auth-rate-limit.test.ts',
  },
  {
    what: 'the data of players are kept for ever',
    file: 'domain/src/retention.ts',
    from: 'return end !== null && end < goneSince(',
    to: 'return end !== null && end > goneSince(',
    noticedBy: erased,
  },
  {
    what: 'only what is left of a tournament says when it was',
    file: 'functions/src/erasure/service.ts',
    from: 'return isErasureDue(tournament, lastArrival, now);',
    to: 'return tournament !== null && isErasureDue(tournament, null, now);',
    noticedBy: erased,
  },
  {
    what: 'who was erased frees a place',
    file: 'functions/src/registrations/decide.ts',
    from: 'if (verdict.departure?.status) return 0;',
    to: '',
    noticedBy: erased,
  },
  {
    what: 'who was erased is counted no longer',
    file: 'functions/src/registrations/store.ts',
    from: 'countDepartures(batch, database, tournamentId, departures);',
    to: '',
    noticedBy: erased,
  },
  {
    what: 'a tournament is erased again each day',
    file: 'functions/src/totals/store.ts',
    from: 'if (fields?.erasing !== true || document.updateTime === undefined) return;',
    to: 'if (document.updateTime === undefined) return;',
    noticedBy: erased,
  },
  {
    what: 'what is recorded names the player',
    file: 'functions/src/registrations/store.ts',
    from: 'target: aliasOf(hash, entry.target)',
    to: 'target: entry.target',
    noticedBy: 'tests/api/registrations-admin.test.ts',
  },
  {
    what: 'records from before name the player',
    file: 'functions/src/audit/rename.ts',
    from: 'target: aliasOf(hash, target)',
    to: 'target',
    noticedBy: erased,
  },
  {
    what: 'emulators are believed in production',
    file: 'functions/src/platform/environment.ts',
    from: 'if (stray.length > 0) throw',
    to: 'if (stray.length > 9) throw',
    noticedBy: 'functions/src/platform/environment.test.ts',
  },
  {
    what: 'a public tournament is the whole one',
    file: 'domain/src/tournament/read.ts',
    from: 'id: tournament.id,',
    to: '...tournament,',
    noticedBy: 'domain/src/tournament/public-fields.test.ts',
  },
  {
    what: 'what stays inside stands in the document that visitors read',
    file: 'functions/src/tournaments/parts.ts',
    from: 'if (VISIBLE.has(name)) parts.own[name] = value;',
    to: 'parts.own[name] = value;',
    noticedBy: 'tests/api/public-documents.test.ts',
  },
  {
    what: 'a tournament stored by hand keeps what belongs inside when it is published',
    file: 'functions/src/records/store.ts',
    from: 'return { own: { ...whole.own, ...gone }, inside: whole.inside };',
    to: 'return { own: whole.own, inside: whole.inside };',
    noticedBy: 'tests/scheduled/publication.test.ts',
  },
  {
    what: 'an admin gets all that is stored of a registration',
    file: 'functions/src/registrations/presenter.ts',
    from: 'id: stored.id,',
    to: '...stored,',
    noticedBy: 'tests/api/picked.test.ts',
  },
];
