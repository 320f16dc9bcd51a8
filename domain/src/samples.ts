// Complete objects for tests. A test overrides the fields that it is about.
import type { AccessRequest } from './access/access-request.schema.ts';
import type { SessionUser } from './access/session.schema.ts';
import type { Form } from './form/form.schema.ts';
import type { MyMatch, MyRegistration, MyRegistrationData } from './my-registration/my-registration.schema.ts';
import type { Prize, PublicPrize } from './prize/prize.schema.ts';
import { publicPrize } from './prize/prize-standing.ts';
import { HOUR } from './time/instant.ts';
import type { Tournament } from './tournament/tournament.schema.ts';
import { emptyTournament } from './tournament/tournament-input.schema.ts';

export * from './competition/competition-samples.ts';

export function sampleTournament(change: Partial<Tournament> = {}): Tournament {
  return {
    ...emptyTournament,
    id: 'copa',
    name: 'Copa',
    currentPlayers: 0,
    invitedPlayers: 0,
    publishedAt: null,
    confirmationsSince: null,
    waitingPlayers: 0,
    lastInLine: 0,
    result: null,
    revision: 1,
    ...change,
  };
}

/** Returns a form that takes responses and has no fields. */
export function sampleForm(change: Partial<Form> = {}): Form {
  return {
    id: 'encuesta',
    title: 'Encuesta',
    description: '',
    isActive: true,
    collectResponses: true,
    revision: 1,
    fields: [],
    ...change,
  };
}

/** Returns the page of a player approved an hour after registering, without a draw. */
export function sampleMyRegistration(now: number, change: Partial<MyRegistration> = {}): MyRegistration {
  const before = new Date(now - HOUR).toISOString();
  return {
    status: 'approved',
    out: null,
    reason: null,
    createdAt: before,
    decidedAt: before,
    now: new Date(now).toISOString(),
    waiting: null,
    name: 'Nube',
    tournament: { id: 'copa', name: 'Copa', date: null, endDate: null, registrationDeadline: null },
    entry: null,
    entryId: null,
    lobby: null,
    hasStandings: false,
    confirmations: [],
    consent: 'none',
    isConsentCarried: false,
    guardianAsked: null,
    guardianLinks: 0,
    playersChange: null,
    teamLink: null,
    matches: [],
    prizes: [],
    standing: null,
    finalResult: null,
    ...change,
  };
}

/** Returns the stored data of an approved solo adult. */
export function sampleMyData(change: Partial<MyRegistrationData> = {}): MyRegistrationData {
  return {
    fullName: 'Ana Pérez',
    nickname: 'Nube',
    freeFireId: '10000001',
    email: 'ana@example.com',
    phone: '5511111111',
    answers: {},
    team: null,
    playersChange: null,
    guardian: null,
    consent: null,
    guardianAsked: null,
    teamLink: null,
    status: 'approved',
    out: null,
    reason: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    decidedAt: null,
    revision: 0,
    questions: [],
    hasOrigin: false,
    rights: { correct: false, players: false, leave: true, correctUntil: null },
    ...change,
  };
}

/** Returns a signed-in account without a role. */
export function sampleSessionUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: 'ana',
    email: 'ana@example.com',
    displayName: 'Ana',
    photoURL: null,
    emailVerified: true,
    role: 'signed-in',
    isAdmin: false,
    isOwner: false,
    permissions: [],
    metadata: { creationTime: null, lastSignInTime: null },
    ...change,
  };
}

/** Returns an unplayed match without a room. */
export function sampleMyMatch(change: Partial<MyMatch> = {}): MyMatch {
  return {
    id: 'm1',
    stage: 'Final',
    group: 'Sala',
    number: 1,
    slot: 1,
    map: '',
    startsAt: null,
    state: 'scheduled',
    placement: null,
    kills: null,
    room: null,
    ...change,
  };
}

export function samplePrize(change: Partial<Prize> = {}): Prize {
  return {
    id: '1',
    rank: 1,
    what: '$50 USD',
    amount: { cents: 5_000, currency: 'USD' },
    entryId: 'ANA',
    finalAt: '2026-11-20T03:00:00.000Z',
    dueAt: '2026-11-23T03:00:00.000Z',
    state: 'owed',
    sentAt: null,
    receivedAt: null,
    objectedAt: null,
    forfeitedAt: null,
    reason: '',
    how: '',
    proof: null,
    question: null,
    settledFor: null,
    revision: 1,
    ...change,
  };
}

/** Returns a prize's public view. */
export function samplePublicPrize(change: Partial<PublicPrize> = {}): PublicPrize {
  const owed = samplePrize({ what: '$50', amount: null, dueAt: '2026-11-21T18:00:00Z' });
  return { ...publicPrize(owed, { name: 'Nube', playerId: null }), ...change };
}

/** Returns an undecided request for access. */
export function sampleAccessRequest(change: Partial<AccessRequest> = {}): AccessRequest {
  return {
    uid: 'ana',
    email: 'ana@example.com',
    displayName: 'Ana',
    status: 'pending',
    requestedAt: '2026-11-20T15:00:00.000Z',
    approvedAt: null,
    approvedBy: null,
    rejectedAt: null,
    rejectedBy: null,
    notes: '',
    ...change,
  };
}
