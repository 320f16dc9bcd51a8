import { sampleAccessRequest } from '@arena/domain/samples';
import { documents } from '../fixtures/resources/all.ts';
import { people } from './people.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request for the admin area as a new one is stored, but for the moment it was made. */
export function accessRequest(uid: string, email: string): Fields {
  const { requestedAt: _, ...stored } = sampleAccessRequest({ uid, email, displayName: 'Nombre' });
  return stored;
}

const SUNDAY = new Date('2026-11-22T20:00:00Z');

/** Documents whose access depends on their content. */
const particular: Readonly<Record<string, Fields>> = {
  'tournaments/published': { status: 'published', name: 'Copa', date: SUNDAY },
  'tournaments/draft': { status: 'draft', name: 'Secreto', date: SUNDAY },
  'tournaments/scheduled': { status: 'scheduled', name: 'Sorpresa', date: SUNDAY },
  'tournaments/strange': { status: 'PUBLISHED', name: 'Otro', date: SUNDAY },
  'tournaments/unmarked': { name: 'Sin estado', date: SUNDAY },
  'catalogue/published': { tournaments: [] },
  'catalogue/draft': { tournaments: [] },
  'registrations/published_12345678': { tournamentId: 'published', status: 'pending', fullName: 'Nombre' },
  'playerReservations/published_hash': { registrationId: 'published_12345678', tournamentId: 'published' },
  'guardianConsents/hash': { contact: 'hash', registrationIds: ['published_12345678'] },
  'links/hash': { registrationId: 'published_12345678' },
  'results/published': { tournamentId: 'published' },
  'results/published/groups/one': { tournamentId: 'published' },
  'results/draft': { tournamentId: 'draft' },
  'results/draft/groups/one': { tournamentId: 'draft' },
  'results/missing': { tournamentId: 'missing' },
  'history/summary': { years: [], records: [] },
  'team/shown': { people: {} },
  'team/other': { people: {} },
  'team/shown/notes/one': {},
  'archive/published': { finished: true },
  'system/hiddenPlayers': { ids: [] },
  'userRequests/signed-in': accessRequest('signed-in', 'signed-in@example.com'),
  'userRequests/unverified': accessRequest('unverified', 'unverified@example.com'),
  // A deleted account's request; a new account has the same address.
  'userRequests/earlier-account': accessRequest('earlier-account', 'signed-in@example.com'),
  ...Object.fromEntries(
    ['rejected', 'approved', 'elsewhere'].map((uid) => [
      `userRequests/answered-${uid}`,
      {
        ...accessRequest(`answered-${uid}`, `answered-${uid}@example.com`),
        status: uid === 'approved' ? uid : 'rejected',
      },
    ]),
  ),
  'accessReviews/signed-in': { notes: 'Insultó a medio Discord', provenEmail: 'signed-in@example.com' },
  'audit/one': { actor: 'admin', action: 'tournament.create' },
  'system/setup': { done: true },
  'requests/one': { requestHash: 'a' },
  'notices/one': { event: 'room', state: 'waiting' },
  'webhooks/one': { url: 'https://discord.com/api/webhooks/1/a', secret: null },
  'webhookDeliveries/one': { hook: 'one', state: 'sent' },
  'subscriptions/one': { kind: 'push', link: 'a', endpoint: 'https://push.example.com/a' },
  'mail/one': { to: ['ana@example.com'], message: { subject: 'Estás dentro', text: 'Mira', html: '<p>Mira</p>' } },
  // Unknown collections, and collections below documents.
  'players/one': { status: 'published' },
  'tournaments/published/notes/one': { status: 'published' },
  'results/published/notes/one': { tournamentId: 'published' },
  'results/published/notes/one/groups/one': { tournamentId: 'published' },
  'catalogue/published/notes/one': { status: 'published' },
  'registrations/published_12345678/notes/one': { tournamentId: 'published' },
  'userRequests/signed-in/notes/one': { email: 'signed-in@example.com' },
  'admins/admin/notes/one': { grantedBy: 'owner' },
  'audit/one/notes/one': { actor: 'admin' },
  ...Object.fromEntries(
    Object.values(people).flatMap(({ uid, admin }) =>
      admin === null ? [] : [[`admins/${uid}`, { ...admin, grantedBy: 'owner' }]],
    ),
  ),
};

/** The collections on a path, whatever the ids between them. */
const kindOf = (path: string) =>
  path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');
const kinds = new Set(Object.keys(particular).map(kindOf));

/** One of each further kind that there is in the house. */
const others = new Map(Object.keys(documents).map((path) => [kindOf(path), path]));

/** The documents before each case: at least one of every kind. */
export const records: Readonly<Record<string, Fields>> = {
  ...particular,
  ...Object.fromEntries(
    [...others].flatMap(([kind, path]) => (kinds.has(kind) ? [] : [[path, { tournamentId: 'published' }]])),
  ),
};
