import { broken, type Mutation } from './mutation.ts';

const everywhere = 'tests/api/authorisation.test.ts';
const sessions = 'tests/api/auth/auth-sessions.test.ts';
const owner = 'tests/api/auth/auth.test.ts';
const requests = 'tests/api/auth/auth-access-requests.test.ts';
const viewer = 'functions/src/auth/viewer.ts';
const roles = 'functions/src/auth/roles.ts';
const sync = 'functions/src/auth/admin-sync.ts';

/** Guards of roles and sessions. */
export const roleMutations: readonly Mutation[] = [
  ...broken(viewer, everywhere, {
    'a claim needs no record in the list': [
      "if (record === null || email === null || email !== record.email) return 'signed-in';",
      "if (record === null) return claims.owner ? 'owner' : claims.admin && emailVerified ? 'admin' : 'signed-in';",
    ],
    'an unverified e-mail address is accepted': [
      'return claims[record.role] && emailVerified ?',
      'return claims[record.role] ?',
    ],
    'any claim gives the role that is listed': ['return claims[record.role] && emailVerified', 'return emailVerified'],
    'a role moves to another mailbox': [
      'if (record === null || email === null || email !== record.email)',
      'if (record === null)',
    ],
    'an admin who claims to be the owner is the owner': [
      'if (claims.owner && record.owner) return',
      'if (claims.owner) return',
    ],
  }),
  ...broken(viewer, sessions, {
    'the local admin’s session has no end': ['if (record.local &&', 'if (false &&'],
    'sessions ended by the site go on': [
      'return isOver(signedInAt, record, now) ? null :',
      'return record?.local && isOver(signedInAt, record, now) ? null :',
    ],
  }),
  ...broken(sync, sessions, {
    'disabled accounts go on reading the database': ['account === undefined || account.disabled ||', ''],
    'moved accounts go on reading the database': [' || account.email !== record.email', ''],
    'sessions ended in the console go on reading the database': [
      'later(record.validSince, account?.sessionsSince ?? null)',
      'record.validSince',
    ],
    'sessions ended by the site are valid again after a sync': [
      'later(record.validSince, account?.sessionsSince ?? null)',
      'account?.sessionsSince ?? null',
    ],
    'a former local admin stays one': [
      'local: record.email !== null && record.email === localAdminEmail,',
      'local: record.local,',
    ],
  }),
  ...broken('functions/src/auth/accounts.ts', owner, {
    'a password from before the role still works': [
      "...(hasPassword ? { password: randomBytes(PASSWORD_BYTES).toString('base64url') } : {}),",
      '',
    ],
    'a session from before the role still works': ['await auth.revokeRefreshTokens(uid);', ''],
    'a provider linked before the role still works': [
      '...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),',
      '',
    ],
  }),
  ...broken('functions/src/access-requests/access-requests.ts', requests, {
    'an approved account keeps its first password': [
      'listed !== null ? null : await context.accounts.renewCredentials(account)',
      'null',
    ],
    'an account with access can be rejected': [
      'account !== null && (await listedRole(context, account)) !== null',
      'false',
    ],
    'an approval makes an admin less': ["listed === 'admin' || listed === 'owner' ? listed : grant.role", 'grant.role'],
  }),
  ...broken('functions/src/auth/setup.ts', 'tests/api/auth/auth-setup.test.ts', {
    'the first admin’s account keeps its first password': ['await context.accounts.renewCredentials(account)', 'null'],
  }),
  ...broken(roles, sessions, {
    'ended sessions go on reading the database': [
      'if (record.exists) tx.update(record.ref, { validSince: toTimestamp(now) });',
      '',
    ],
  }),
  ...broken(roles, owner, {
    'the owner’s role can be taken': [
      "if (roleOf(account, record) === 'owner') throw new ApiError('owner_protected');",
      '',
    ],
    'the last admin can be removed': ['return !account.disabled && atLeast(', 'return true || atLeast('],
    'an admin takes another admin’s role': ["if (by.role !== 'owner' && by.uid !== record.uid)", 'if (false)'],
    'a removed admin keeps their sessions': ['await context.accounts.endSessions(uid);', ''],
    'the owner’s e-mail address may be unverified': [' || !account.emailVerified) return;', ') return;'],
  }),
  ...broken(roles, 'tests/api/auth/auth-roles.test.ts', {
    'an admin makes another admin less': ['await guardAdmin(tx, context, record, by);\n      }', '}'],
    'a role that was left leaves its claim': [
      'const claims = claimsOf[role];',
      'const claims = { ...account.claims, ...claimsOf[role] };',
    ],
  }),
];
