/** A broken line of a guard, and the tests that must fail. */
interface Mutation {
  what: string;
  file: string;
  from: string;
  to: string;
  noticedBy: string;
}

type Line = string | readonly [from: string, to: string];

/** Breaks lines of one file, one at a time: the effect, and the line, removed or with its replacement. */
function broken(file: string, noticedBy: string, lines: Readonly<Record<string, Line>>): Mutation[] {
  return Object.entries(lines).map(([what, line]) => {
    const [from, to] = typeof line === 'string' ? [line, ''] : line;
    return { what, file, from, to, noticedBy };
  });
}

const everywhere = 'tests/api/authorisation.test.ts';
const erased = 'tests/scheduled/erasure.test.ts';
const sessions = 'tests/api/auth/auth-sessions.test.ts';
const owner = 'tests/api/auth/auth.test.ts';
const members = 'tests/api/my-registration/members.test.ts';
const histories = 'functions/src/registrations/line-histories.test.ts';
const floods = 'tests/api/registrations/registrations-floods.test.ts';
const limited = 'tests/api/limited-roles.test.ts';
const viewer = 'functions/src/account/viewer.ts';
const accounts = 'functions/src/account/accounts.ts';
const roles = 'functions/src/account/roles.ts';
const erasure = 'functions/src/erasure/erasure.ts';

export const mutations: readonly Mutation[] = [
  ...broken('functions/src/http/framework.ts', 'tests/api/framework-guard.test.ts', {
    'a compressed body is accepted':
      "if ((headers['content-encoding'] || 'identity').toLowerCase() !== 'identity') return 'malformed';",
    'an announced length is unlimited': ["Number(headers['content-length'] ?? 0) > most ? 'too_large' : null", 'null'],
    'simultaneous large bodies are unlimited': ['large.size >= limits.largeBodies.atOnce', 'false'],
    'a large body is read without a role': '(await admit(request.headers.authorization)) ?? ',
    'a sent length is unlimited': ['if (read <= most) return push(chunk, encoding);', 'return push(chunk, encoding);'],
  }),
  ...broken('domain/src/registration/registration-id.ts', 'tests/api/trespassers.test.ts', {
    'the id of a registration may name a reserved tournament': [
      '.refine((id) => isDocumentId(tournamentOf(id))',
      '.refine(() => true',
    ],
  }),
  ...broken('functions/src/platform/page.ts', 'tests/api/trespassers.test.ts', {
    'a cursor may name any second': ['seconds: z.int().min(-62_135_596_800).max(253_402_300_799)', 'seconds: z.int()'],
  }),
  ...broken(
    'functions/src/registrations/commands/player-commands.ts',
    'tests/api/registrations/registrations-corrections.test.ts',
    {
      'a correction overwrites a concurrent one': [
        "if (registration.revision !== revision) return { refused: 'edit_conflict' };\n    const refused = refusalOfChange(",
        'const refused = refusalOfChange(',
      ],
      'a correction takes a taken ID': [
        'holdsIds(after) || isMoved ? takenIds(',
        'holdsIds(after) && !isMoved ? takenIds(',
      ],
      'a correction’s values are recorded': [
        'after: { revision: next.revision, changed:',
        'after: { ...next, changed:',
      ],
    },
  ),
  ...broken('functions/src/registrations/commands/commands.ts', 'tests/api/registrations/registrations-admin.test.ts', {
    'a decision ignores a concurrent correction': [
      "if (registration.revision !== revision) return { refused: 'edit_conflict' };\n    const next = { ...registration, ...decided(",
      'const next = { ...registration, ...decided(',
    ],
  }),
  ...broken(erasure, erased, {
    'entries added by hand keep their players': 'await forgetPlayers(context, residual.tournamentId);',
    'guardians’ refusals are never erased': 'await wonRace(ref.delete({ lastUpdateTime: updateTime }));',
    'network hashes are never erased': [
      'if (tournament !== null && !isOver(tournament, now)) return;',
      'if (tournament !== null) return;',
    ],
    'a tournament that is gone or has no date is never erased': [
      'return isErasureDue(tournament, arrived ?? writtenAt, now);',
      'return tournament !== null && isErasureDue(tournament, null, now);',
    ],
  }),
  ...broken('functions/src/competitions/write-competition.ts', erased, {
    'a competition that was erased once is looked at no more, whatever is written': [
      'writes: count, forgotten: false };',
      'writes: count };',
    ],
  }),
  ...broken('functions/src/forms/responses.ts', 'tests/api/forms/forms-admin.test.ts', {
    'a deleted response comes back': ['if (kept.exists) return;', "if (kept.exists && !kept.get('expiresAt')) return;"],
  }),
  ...broken('functions/src/registrations/register.ts', floods, {
    'the network address is stored': [
      "hash('network', `${tournamentId} ${sender.network}`)",
      '`${tournamentId} ${sender.network}`',
    ],
    'a taken ID is told without limit':
      "if (TELLING.has(error.code)) await countForNetwork(context, sender, 'checksPerNetwork');",
  }),
  ...broken('functions/src/forms/responses.ts', 'tests/api/forms/forms-floods.test.ts', {
    'responses need no proof of work': "await countForNetwork(context, sender, 'responsesPerNetwork');",
  }),
  ...broken('functions/src/http/large-body.ts', 'tests/api/large-bodies.test.ts', {
    'a large body of an account without a role is read': ["isOrganiser(role) ? null : 'forbidden'", 'null'],
  }),
  ...broken('functions/src/registrations/registration-export.ts', floods, {
    'a network hash is exported': [
      'const { networkHash: _inside, ...registration } of page',
      'const registration of page',
    ],
  }),
  ...broken('functions/src/registrations/commands/commands.ts', histories, {
    'two players get the same number in line': ['line: tournament.lastInLine + 1', 'line: tournament.lastInLine || 1'],
    'a player who left keeps their number': ['out, ...outOfLine', 'out'],
  }),
  ...broken('functions/src/registrations/commands/seat-commands.ts', histories, {
    'more seats are offered than are free': "\n    if (!hasRoom(tournament)) return { refused: 'tournament_full' };",
    'a seat is taken without an open offer': "if (!isOffered(registration, now)) return { refused: 'offer_closed' };",
  }),
  ...broken('functions/src/registrations/registration-document.ts', histories, {
    'an offer holds no seat': [
      'holdsIds(registration) && !isInLine(registration)',
      "holdsIds(registration) && registration.status !== 'waiting'",
    ],
  }),
  ...broken('functions/src/registrations/commands/player-commands.ts', members, {
    'a replaced teammate keeps the team’s link': [
      'return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;',
      'return after;',
    ],
  }),
  ...broken('functions/src/registrations/commands/links.ts', members, {
    'an outdated call restores a replaced team link':
      "if (number !== teamLinks && number !== teamLinks + 1) return { refused: 'edit_conflict' };",
  }),
  ...broken('functions/src/registrations/commands/links.ts', 'tests/api/my-registration/guardians.test.ts', {
    'an outdated call restores a replaced guardian’s link':
      "if (number !== guardianLinks) return { refused: 'edit_conflict' };",
  }),
  ...broken('functions/src/my-page/link-owner.ts', members, {
    'a rejected team still sees its registration': [
      "const isClosed = kind === 'member' && registration?.status === 'rejected';",
      'const isClosed = false;',
    ],
  }),
  ...broken('functions/src/my-page/link-owner.ts', 'tests/api/my-registration/organiser-links.test.ts', {
    'an organiser uses a link before its holder': "if (needsOpenedLink) throw new ApiError('link_unopened');",
    'an organiser’s account opens a link for its holder': 'viewer.uid === null && ',
  }),
  ...broken('functions/src/registrations/round.ts', 'tests/api/my-registration/organiser-links.test.ts', {
    'the log hides who made a link': ['withLinkMaker(decision.audit, before)', 'decision.audit'],
  }),
  ...broken('functions/src/my-page/presenter.ts', members, {
    'a team sees its captain’s private data': [
      'const { standing, finalResult } = myRegistration;\n  return {',
      'const { standing, finalResult } = myRegistration;\n  return {\n    ...myRegistration,',
    ],
  }),
  ...broken(viewer, everywhere, {
    'a claim needs no record in the list': [
      "if (record === null || email === null || email !== record.email) return 'signed-in';",
      "if (record === null) return claims.owner ? 'owner' : claims.admin && emailVerified ? 'admin' : 'signed-in';",
    ],
    'an unverified e-mail address is accepted': [
      'return claims[record.role] && emailVerified ?',
      'return claims[record.role] ?',
    ],
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
  ...broken('functions/src/account/admin-sync.ts', sessions, {
    'disabled accounts go on reading the database': 'account === undefined || account.disabled ||',
    'sessions ended in the console go on reading the database': [
      'later(record.validSince, account?.sessionsSince ?? null)',
      'record.validSince',
    ],
  }),
  ...broken(accounts, owner, {
    'a password from before the role still works':
      "...(hasPassword ? { password: randomBytes(PASSWORD_BYTES).toString('base64url') } : {}),",
    'a session from before the role still works': 'await auth.revokeRefreshTokens(uid);',
    'a provider linked before the role still works': '...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),',
  }),
  ...broken('functions/src/account/access-requests.ts', 'tests/api/auth/auth-access-requests.test.ts', {
    'an approved account keeps its first password': [
      'listed !== null ? NOT_RENEWED : await renewWithMail(context, account)',
      'NOT_RENEWED',
    ],
  }),
  ...broken(roles, sessions, {
    'ended sessions go on reading the database':
      'if (record.exists) tx.update(record.ref, { validSince: toTimestamp(now) });',
  }),
  ...broken(roles, owner, {
    'the owner’s role can be taken': "if (roleOf(account, record) === 'owner') throw new ApiError('owner_protected');",
    'the last admin can be removed': ['return !account.disabled && atLeast(', 'return true || atLeast('],
    'a removed admin keeps their sessions': 'await context.accounts.endSessions(uid);',
  }),
  ...broken('functions/src/http/endpoint.ts', everywhere, {
    'no role is required': ['if (isOpenTo(spec, viewer.role)) return viewer;', 'return viewer;'],
  }),
  ...broken(accounts, 'tests/api/auth/auth-tokens.test.ts', {
    'a disabled account is let in': [
      '!user || user.disabled || isRevoked(decoded, user)',
      '!user || isRevoked(decoded, user)',
    ],
    'an ended session goes on': ['!user || user.disabled || isRevoked(decoded, user)', '!user || user.disabled'],
    'any claim counts, even a false one': [
      '.filter((name) => claims[name] === true)',
      '.filter((name) => claims[name] !== undefined)',
    ],
  }),
  ...broken(accounts, everywhere, {
    'the token’s claims replace the account’s': [
      'account: toAccount(user),',
      'account: { ...toAccount(user), claims: { admin: true } },',
    ],
  }),
  ...broken('functions/src/account/setup.ts', 'tests/api/auth/auth-setup.test.ts', {
    'the set-up can be repeated': "if (!isDone && !(await needsSetup(context))) throw new ApiError('already_set_up');",
    'the set-up asks for no secret': "if (!isSameSecret(secret, expected)) throw new ApiError('wrong_credentials');",
  }),
  ...broken('domain/src/api/endpoint.ts', everywhere, {
    'any organiser may do what one may': [
      'return isPermitted(role, permission)',
      "return isPermitted(role, 'view_tournaments') || isPermitted(role, permission)",
    ],
  }),
  ...broken('functions/src/competitions/competition-routes.ts', limited, {
    'a scorer sees Free Fire IDs': ['canSeePersonalData(viewer) ? view : withoutPersons(view)', 'view'],
  }),
  ...broken('functions/src/competitions/match-routes.ts', limited, {
    'a scorer sees phones': [
      'listReadReceipts(context, params, canSeePersonalData(viewer))',
      'listReadReceipts(context, params, true)',
    ],
  }),
  ...broken('domain/src/api/resources/registrations.ts', everywhere, {
    'registrations can be listed by anyone': [
      "'GET /registrations': managedBy('manage_registrations',",
      "'GET /registrations': Object.assign({ access: 'visitor' },",
    ],
  }),
  ...broken('functions/src/http/inputs/input.ts', 'tests/api/ladder.test.ts', {
    'unknown input is accepted': ['const NOTHING = z.strictObject({});', 'const NOTHING = z.object({});'],
  }),
  ...broken('functions/src/http/origin.ts', 'functions/src/http/origin.test.ts', {
    'an untrusted proxy’s address is trusted': ['!ranges.check(each, typeOf(each))', 'each !== proxyIp'],
    'a proxy’s address counts as a network': [' && (platform === 0 || trusted.length > 0)', ''],
  }),
  ...broken('domain/src/retention.ts', erased, {
    'players’ data is never erased': [
      'return end !== null && end < erasureLimit(',
      'return end !== null && end > erasureLimit(',
    ],
  }),
  ...broken('functions/src/registrations/round.ts', 'functions/src/registrations/commands/approval-histories.test.ts', {
    'an approval ignores the guardian': [
      'const decision = withConsent(decide(tournament, before, context), tournament, before, context);',
      'const decision = decide(tournament, before, context);',
    ],
  }),
  ...broken('functions/src/registrations/round.ts', erased, {
    'an erasure frees a seat': ['deletion?.status ? 0 : Number(', 'Number('],
  }),
  ...broken('functions/src/registrations/store.ts', 'tests/api/registrations/registrations-admin.test.ts', {
    'the audit names the player': ['target: aliasOf(hash, entry.target)', 'target: entry.target'],
  }),
  ...broken(erasure, 'tests/scheduled/response-erasure.test.ts', {
    'responses are never erased': ['() => eraseResponses(', 'async () => ('],
  }),
  ...broken(erasure, 'tests/scheduled/access-erasure.test.ts', {
    'access requests are never erased': ['() => eraseAccessRequests(', 'async () => ('],
  }),
  ...broken('functions/src/registrations/registration-document.ts', 'tests/api/competitions/picked.test.ts', {
    'an admin gets all stored fields of a registration': ['id: stored.id,', '...stored,'],
  }),
  ...broken('functions/src/http/app.ts', 'tests/api/transport.test.ts', {
    'every spelling of a path is answered and cached by the CDN': [
      'express.Router({ caseSensitive: true, strict: true })',
      'express.Router()',
    ],
  }),
  ...broken('functions/src/http/endpoint.ts', 'tests/api/tournaments/tournaments.test.ts', {
    'an admin’s response is cached for all': "if (request.get('authorization') !== undefined) return;",
  }),
  ...broken('functions/src/http/inputs/json-body.ts', 'tests/api/transport.test.ts', {
    'a body may be in any charset': "if (!isUtf8(request)) throw new ApiError('malformed');",
  }),
  ...broken('functions/src/pictures/pictures.ts', 'tests/api/tournaments/pictures.test.ts', {
    'a draft’s poster is public': ".where('status', '==', 'published')",
    'all pictures are public': "if (!mayAny && !(await isPublic(context, id))) throw new ApiError('not_found');",
  }),
  ...broken(roles, 'tests/api/presentations.test.ts', {
    'a removed admin is still shown': 'removePresentation(tx, db, record.shownAs);',
  }),
  ...broken('functions/src/pictures/pictures.ts', 'tests/scheduled/pictures.test.ts', {
    'a tournament’s picture is deleted': 'if (!(await isUsed(db, id))) ',
  }),
  ...broken('functions/src/registrations/registration-routes.ts', floods, {
    'checks of IDs are unlimited':
      "await countForNetwork(context, await senderOf(context, visit, tournamentId), 'checksPerNetwork');",
  }),
];
