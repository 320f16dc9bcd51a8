import { floodMutations } from './flood-mutations.ts';
import { inputMutations } from './input-mutations.ts';
import { lineMutations } from './line-mutations.ts';
import { broken, type Mutation } from './mutation.ts';
import { promiseMutations } from './promise-mutations.ts';
import { roleMutations } from './role-mutations.ts';
import { teamMutations } from './team-mutations.ts';

const everywhere = 'tests/api/authorisation.test.ts';
const viewer = 'functions/src/auth/viewer.ts';
const accounts = 'functions/src/auth/accounts.ts';
const erased = 'tests/scheduled/erasure.test.ts';
const endpoint = 'functions/src/http/endpoint.ts';
const role = 'domain/src/role/role.ts';

export const mutations: readonly Mutation[] = [
  ...inputMutations,
  ...promiseMutations,
  ...floodMutations,
  ...lineMutations,
  ...teamMutations,
  ...roleMutations,
  ...broken(endpoint, everywhere, {
    'no role is required': ['if (isOpenTo(spec, viewer.role)) return viewer;', 'return viewer;'],
  }),
  ...broken(viewer, everywhere, {
    'a bad token counts as a visitor': [
      "const { account, role } = found(token === undefined ? null : await sessionAt(deps, token, now), 'unauthenticated');",
      `const known = token === undefined ? null : await sessionAt(deps, token, now);
  if (known === null) return VISITOR;
  const { account, role } = known;`,
    ],
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
  ...broken('functions/src/auth/setup.ts', 'tests/api/auth/auth-setup.test.ts', {
    'the set-up can be repeated': [
      "if (!won && !(await needsSetup(context))) throw new ApiError('already_set_up');",
      '',
    ],
    'the set-up asks for no secret': [
      "if (!isSameSecret(secret, expected)) throw new ApiError('wrong_credentials');",
      '',
    ],
  }),
  ...broken(role, 'domain/src/role/role.test.ts', {
    'all roles are equal': ['rankOf(role) >= ranks.indexOf(needed)', 'rankOf(role) >= 0 && ranks.includes(needed)'],
    'a limited role ranks as an admin': ["? 'signed-in' : role", "? 'admin' : role"],
    'an account without a role has an admin’s permissions': ["'signed-in': [],", "'signed-in': adminPermissions,"],
  }),
  ...broken('domain/src/api/endpoint.ts', everywhere, {
    'any organiser may do what one may': [
      'return isPermitted(role, permission)',
      "return isPermitted(role, 'view_tournaments') || isPermitted(role, permission)",
    ],
  }),
  ...broken('functions/src/competitions/routes.ts', 'tests/api/limited-roles.test.ts', {
    'a scorer sees Free Fire IDs': ['maySeePersons(viewer) ? view : withoutPersons(view)', 'view'],
  }),
  ...broken('functions/src/matches/routes.ts', 'tests/api/limited-roles.test.ts', {
    'a scorer sees phones': ['maySeePersons(viewer)', 'true'],
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
  ...broken('functions/src/http/origin.ts', 'tests/api/registrations/registrations-limits.test.ts', {
    'an untrusted proxy’s address is trusted': ['!ranges.check(one, typeOf(one))', 'one !== hop'],
  }),
  ...broken('functions/src/rate-limit/rate-limit.ts', 'functions/src/rate-limit/rate-limit.test.ts', {
    'a call refused by one limit counts against others': [
      'for (const counted of counters.slice(0, index + 1)) await storeOf(db, counted.name).decrement(counted.key);',
      '',
    ],
  }),
  ...broken('domain/src/retention.ts', erased, {
    'players’ data is never erased': [
      'return end !== null && end < goneSince(',
      'return end !== null && end > goneSince(',
    ],
  }),
  ...broken('functions/src/erasure/erasure.ts', erased, {
    'a tournament that is gone or has no date is never erased': [
      'return isErasureDue(tournament, arrived ?? writtenAt, now);',
      'return tournament !== null && isErasureDue(tournament, null, now);',
    ],
    'a tournament is erased again each day': ["if (document.get('erasing') !== true) return;", ''],
  }),
  ...broken('functions/src/registration-queue/decide.ts', erased, {
    'an erasure frees a seat': ['departure?.status ? 0 : Number(', 'Number('],
  }),
  ...broken('functions/src/registration-queue/snapshot.ts', erased, {
    'erased registrations are no longer counted': ['if (version) countGone(batch, own, gone);', ''],
  }),
  ...broken('functions/src/registration-queue/snapshot.ts', 'tests/api/registrations/registrations-admin.test.ts', {
    'the audit names the player': ['target: aliasOf(hash, entry.target)', 'target: entry.target'],
  }),
  ...broken('functions/src/erasure/erasure.ts', 'tests/scheduled/response-erasure.test.ts', {
    'responses are never erased': ['() => eraseResponses(', 'async () => ('],
  }),
  ...broken('functions/src/erasure/erasure.ts', 'tests/scheduled/access-erasure.test.ts', {
    'access requests are never erased': ['() => eraseAccessRequests(', 'async () => ('],
  }),
  ...broken('functions/src/erasure/expired.ts', 'tests/scheduled/response-erasure.test.ts', {
    'the count of erased responses is overwritten': [
      'erasedResponses: FieldValue.increment(erased)',
      'erasedResponses: erased',
    ],
  }),
  ...broken('functions/src/platform/environment.ts', 'functions/src/platform/environment.test.ts', {
    'emulators are accepted in production': ['if (stray.length > 0) throw', 'if (stray.length > 9) throw'],
  }),
  ...broken('domain/src/tournament/stored/read-public.ts', 'domain/src/tournament/stored/public-fields.test.ts', {
    'a public tournament has all stored fields': [
      'name: text(fields.name, fields.title),',
      '...fields, name: text(fields.name, fields.title),',
    ],
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
  ...broken(endpoint, 'tests/api/tournaments/tournaments.test.ts', {
    'an admin’s response is cached for all': ["if (request.get('authorization') !== undefined) return;", ''],
  }),
  ...broken('functions/src/tournaments/tournaments.ts', 'tests/api/reads.test.ts', {
    'totals are counted on each call': ['{ ttl: limits.statsKept, max: 1 }', '{ ttl: 1, max: 1 }'],
  }),
  ...broken('functions/src/http/inputs/json-body.ts', 'tests/api/transport.test.ts', {
    'a body may be in any charset': ["if (!isUtf8(request)) throw new ApiError('malformed');", ''],
  }),
  ...broken('functions/src/pages/service.ts', 'functions/src/pages/service.test.ts', {
    'a withdrawn tournament’s pictures are cached for an hour': [
      'isAsked ? keeping.page : keeping.not',
      'isAsked ? keeping.sitePicture : keeping.not',
    ],
    'an earlier table’s picture is cached under a later one’s address': [
      'version === null || version === drawing.version',
      'drawing !== null',
    ],
  }),
  ...broken('functions/src/pictures/pictures.ts', 'tests/api/tournaments/pictures.test.ts', {
    'a draft’s poster is public': [".where('status', '==', 'published')", ''],
    'all pictures are public': ["if (!isAdmin && !(await isPublic(db, id))) throw new ApiError('not_found');", ''],
  }),
  ...broken('functions/src/auth/roles.ts', 'tests/api/presentations.test.ts', {
    'a removed admin is still shown': ['removePresentation(tx, db, record.shownAs);', ''],
  }),
  ...broken('functions/src/presentations/presentations.ts', 'tests/api/presentations.test.ts', {
    'an outdated edit shows a removed organiser again': [
      "if (revision !== current.revision) throw new ApiError('edit_conflict');",
      '',
    ],
  }),
  ...broken('functions/src/pictures/encode.ts', 'functions/src/pictures/encode.test.ts', {
    'a picture of any declared size is decoded': ["if (width * height > bounds.pixels) throw refused('huge');", ''],
    'any file reaches the decoder': ["if (!isImage(bytes)) throw refused('kind');", ''],
  }),
  ...broken('functions/src/pictures/pictures.ts', 'tests/scheduled/pictures.test.ts', {
    'a tournament’s picture is deleted': ['if (!(await isUsed(db, id))) ', ''],
  }),
  ...broken('functions/src/registrations/routes.ts', 'tests/api/registrations/registrations-limits.test.ts', {
    'checks of IDs are unlimited': ['await limitRate(context, [network]);', ''],
  }),
  ...broken('domain/src/api/resources/auth.ts', 'domain/src/api/endpoints.test.ts', {
    'a path with personal data isn’t marked': ['namesPerson: true,', ''],
  }),
];
