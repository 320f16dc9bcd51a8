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
    'nobody is asked for a role': [
      "if (permitted && atLeast(viewer.role, access === 'link' ? 'visitor' : access)) return viewer;",
      'return viewer;',
    ],
  }),
  ...broken(viewer, everywhere, {
    'a bad token is a visitor’s': [
      "if (known === null) throw new ApiError('unauthenticated');",
      'if (known === null) return VISITOR;',
    ],
  }),
  ...broken(accounts, 'tests/api/auth/auth-tokens.test.ts', {
    'a disabled account is let in': [
      '!user || user.disabled || isRevoked(decoded, user)',
      '!user || isRevoked(decoded, user)',
    ],
    'an ended session goes on': ['!user || user.disabled || isRevoked(decoded, user)', '!user || user.disabled'],
    'any claim counts, also one that is not true': [
      '...(admin === true ? { admin } : {}),',
      '...(admin === undefined ? {} : { admin: true as const }),',
    ],
  }),
  ...broken(accounts, everywhere, {
    'the token’s claims count, not the account’s': [
      'account: toAccount(user),',
      'account: { ...toAccount(user), claims: { admin: true } },',
    ],
  }),
  ...broken('functions/src/auth/setup.ts', 'tests/api/auth/auth-setup.test.ts', {
    'the set-up can be done again': ["if (!won && (await isDone())) throw new ApiError('already_set_up');", ''],
    'the set-up asks for no secret': [
      "if (!isSameSecret(secret, expected)) throw new ApiError('wrong_credentials');",
      '',
    ],
  }),
  ...broken('functions/src/auth/local-login.ts', 'tests/api/auth/auth-local-login.test.ts', {
    'the local login asks for no password': ['if (!admin || !login || !matches || ', 'if (!admin || !login || '],
    'passwords can be guessed for ever from one address': [
      'takeAll([here, byHop, everywhere,',
      'takeAll([byHop, everywhere,',
    ],
    'passwords can be guessed for ever from many addresses': [
      'takeAll([here, byHop, everywhere,',
      'takeAll([here, byHop,',
    ],
    'five wrong tries lock everybody out': ['`${account} ${callerOf(origin)}`', 'account'],
  }),
  ...broken(role, 'domain/src/role/role.test.ts', {
    'every role is as much as any other': [
      'roles.indexOf(role) >= roles.indexOf(needed)',
      'roles.includes(role) && roles.includes(needed)',
    ],
    'an account without a role may do what an admin may': ["'signed-in': [],", "'signed-in': adminPermissions,"],
  }),
  ...broken('domain/src/api/resources/registrations.ts', everywhere, {
    'registrations can be listed by anyone': [
      "'GET /registrations': managedBy('manage_registrations',",
      "'GET /registrations': Object.assign({ access: 'visitor' },",
    ],
  }),
  ...broken('functions/src/http/inputs/input.ts', 'tests/api/ladder.test.ts', {
    'what is unasked is let through': ['const NOTHING = z.strictObject({});', 'const NOTHING = z.object({});'],
  }),
  ...broken('functions/src/http/origin.ts', 'tests/api/registrations/registrations-limits.test.ts', {
    'an address is believed that nobody but the caller names': [
      "claimed && claimed === request.get('fastly-client-ip')",
      'claimed',
    ],
  }),
  ...broken('functions/src/rate-limit/origin.ts', 'tests/api/registrations/registrations-limits.test.ts', {
    'no hop has a ceiling': ['{ name: `${what}PerHop`, key: origin.hop },', ''],
  }),
  ...broken('functions/src/rate-limit/service.ts', 'tests/api/auth/auth-rate-limit.test.ts', {
    'what one limit refuses counts against others': [
      'if (refusal !== undefined) {',
      'if (refusal !== undefined && refusals.length === counters.length) {',
    ],
  }),
  ...broken('functions/src/rate-limit/store.ts', 'tests/api/auth/auth-rate-limit.test.ts', {
    'counters are named by what can be guessed': [
      "doc(`${name}_${hash('rate', key)}`)",
      "doc(`${name}_${process.getBuiltinModule('node:crypto').createHash('sha256').update(key).digest('base64url')}`)",
    ],
  }),
  ...broken('domain/src/retention.ts', erased, {
    'the data of players are kept for ever': [
      'return end !== null && end < goneSince(',
      'return end !== null && end > goneSince(',
    ],
  }),
  ...broken('functions/src/erasure/service.ts', erased, {
    'only what is left of a tournament says when it was': [
      'return isErasureDue(tournament, lastArrival ?? writtenAt, now);',
      'return tournament !== null && isErasureDue(tournament, null, now);',
    ],
  }),
  ...broken('functions/src/registrations/decisions/decide.ts', erased, {
    'who was erased frees a place': ['verdict.departure?.status ? 0 : movedBy(holdsPlace', 'movedBy(holdsPlace'],
  }),
  ...broken('functions/src/registrations/store.ts', erased, {
    'who was erased is counted no longer': ['countDepartures(batch, database, tournamentId, departures);', ''],
  }),
  ...broken('functions/src/totals/store.ts', erased, {
    'a tournament is erased again each day': [
      'if (fields?.erasing !== true || document.updateTime === undefined) return;',
      'if (document.updateTime === undefined) return;',
    ],
  }),
  ...broken('functions/src/registrations/store.ts', 'tests/api/registrations/registrations-admin.test.ts', {
    'what is recorded names the player': ['target: aliasOf(hash, entry.target)', 'target: entry.target'],
  }),
  ...broken('functions/src/jobs/jobs.ts', 'tests/scheduled/response-erasure.test.ts', {
    'responses are kept for ever': ['run: services.responseErasure', 'run: async () => undefined'],
  }),
  ...broken('functions/src/jobs/jobs.ts', 'tests/scheduled/access-erasure.test.ts', {
    'requests for access are kept for ever': ['run: services.accessRequestErasure', 'run: async () => undefined'],
  }),
  ...broken('functions/src/erasure/store.ts', 'tests/scheduled/response-erasure.test.ts', {
    'how many responses were erased is forgotten': [
      'erasedResponses: FieldValue.increment(erased)',
      'erasedResponses: erased',
    ],
  }),
  ...broken('functions/src/platform/environment.ts', 'functions/src/platform/environment.test.ts', {
    'emulators are believed in production': ['if (stray.length > 0) throw', 'if (stray.length > 9) throw'],
  }),
  ...broken('domain/src/tournament/stored/read-public.ts', 'domain/src/tournament/stored/public-fields.test.ts', {
    'a public tournament is the whole one': [
      'name: text(fields.name, fields.title),',
      '...fields, name: text(fields.name, fields.title),',
    ],
  }),
  ...broken('functions/src/tournaments/parts.ts', 'tests/api/tournaments/public-documents.test.ts', {
    'what stays inside stands in the document that visitors read': [
      'if (VISIBLE.has(name)) parts.own[name] = value;',
      'parts.own[name] = value;',
    ],
  }),
  ...broken('functions/src/records/store.ts', 'tests/scheduled/publication.test.ts', {
    'a tournament stored by hand keeps what belongs inside when it is published': [
      'return { own: { ...whole.own, ...gone }, inside: whole.inside };',
      'return { own: whole.own, inside: whole.inside };',
    ],
  }),
  ...broken('functions/src/registrations/presenter.ts', 'tests/api/competitions/picked.test.ts', {
    'an admin gets all that is stored of a registration': ['id: stored.id,', '...stored,'],
  }),
  ...broken('functions/src/http/app.ts', 'tests/api/transport.test.ts', {
    'each spelling of a path is answered, and kept by the delivery network': [
      'express.Router({ caseSensitive: true, strict: true })',
      'express.Router()',
    ],
  }),
  ...broken(endpoint, 'tests/api/tournaments/tournaments.test.ts', {
    'what an admin gets is kept for all': ["if (request.get('authorization') !== undefined) return;", ''],
  }),
  ...broken('functions/src/tournaments/service.ts', 'tests/api/reads.test.ts', {
    'each call by a stranger reads all that is published': [
      '? catalogue.published() : []',
      '? store.published(new Date()) : []',
    ],
    'each call by a stranger counts the totals': ['keptFor(limits.statsKept,', 'keptFor(0,'],
  }),
  ...broken('functions/src/http/inputs/json-body.ts', 'tests/api/transport.test.ts', {
    'a body may be in any charset': ["if (!isUtf8(request)) throw new ApiError('malformed');", ''],
  }),
  ...broken('functions/src/pages/service.ts', 'functions/src/pages/service.test.ts', {
    'a withdrawn tournament’s pictures are kept for an hour': [
      'isAsked ? keeping.page : keeping.not',
      'isAsked ? keeping.sitePicture : keeping.not',
    ],
    'the picture of an earlier table is kept under the address of a later one': [
      'version === null || version === drawing.version',
      'drawing !== null',
    ],
  }),
  ...broken('functions/src/pictures/store.ts', 'tests/api/tournaments/pictures.test.ts', {
    'anybody sees the poster of a draft': [
      "withPoster(id).where('status', '==', 'published').get()",
      'withPoster(id).get()',
    ],
  }),
  ...broken('functions/src/pictures/service.ts', 'tests/api/tournaments/pictures.test.ts', {
    'anybody sees any picture': ['all || (await store.isPublic(id))', 'true'],
  }),
  ...broken('functions/src/auth/store.ts', 'tests/api/presentations.test.ts', {
    'who lost the access is still shown to everybody': ['takeOff(batch, database, shownAs);', ''],
    'who shows themselves while they lose the access is shown for good': [
      'batch.delete(place.ref, { lastUpdateTime: place.updateTime });',
      'batch.delete(place.ref);',
    ],
  }),
  ...broken('functions/src/presentations/service.ts', 'tests/api/presentations.test.ts', {
    'what was sent before somebody was taken off shows them again': [
      "if (revision !== known.revision) throw new ApiError('edited_meanwhile');",
      '',
    ],
  }),
  ...broken('functions/src/pictures/encode.ts', 'functions/src/pictures/encode.test.ts', {
    'a picture is decoded however large it says it is': [
      "if (width * height > bounds.pixels) throw refused('huge');",
      '',
    ],
    'any file reaches the decoder': ["if (!isImage(bytes)) throw refused('kind');", ''],
  }),
  ...broken('functions/src/pictures/service.ts', 'tests/scheduled/pictures.test.ts', {
    'a picture goes though a tournament has it': ['if (!(await store.isUsed(picture.id))) ', ''],
  }),
  ...broken('functions/src/registrations/handlers.ts', 'tests/api/registrations/registrations-limits.test.ts', {
    'whether an ID is taken can be asked for ever': ["await limiter.takeAll(countersOf('checks', origin), now);", ''],
  }),
  ...broken('domain/src/api/resources/auth.ts', 'domain/src/api/endpoints.test.ts', {
    'nobody says that an address names a person': ['namesPerson: true,', ''],
  }),
];
