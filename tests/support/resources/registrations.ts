import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import {
  HASH_KEY,
  hoursFromNow,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
} from '../records/records.ts';
import { GUARDIAN_LINK, LINK, OFFERED_LINK } from './places.ts';
import { byAdmins, byAnyone, noTournament, type Query, query, REQUEST_ID, type Resource } from './resource.ts';

const PENDING = 'copa_10000001';
const NOBODY = 'copa_19999999';
const NEW_LINK = 'CCCCCCCCCCCCCCCCCCCCCA';

const submission = {
  fullName: 'Ana Pérez',
  nickname: 'AnaFF',
  freeFireId: '12345678',
  email: 'ana@example.com',
  phone: '+52 55 1234 5678',
  answers: { nick: 'Ana' },
};

const arrived = { createdAt: hoursFromNow(-1).toISOString(), revision: 0 };
const some = { ids: [PENDING, NOBODY], seen: [{ ...arrived, id: PENDING }] };
const refused = { createdAt: arrived.createdAt, at: hoursFromNow(-2).toISOString() };
const nobodys = { params: { id: NOBODY }, answers: 'not_found' } as const;

const hashed = keyedHash(HASH_KEY);

const FILTERS = [[], ['tournamentId'], ['status'], ['tournamentId', 'status']];
const ORDERS: Query['order'] = [
  ['createdAt', 'asc'],
  ['createdAt', 'desc'],
  ['nameKey', 'asc'],
  ['nameKey', 'desc'],
  ['freeFireId', 'asc'],
  ['freeFireId', 'desc'],
];

export const registrations: Resource<'registrations' | 'challenges'> = {
  documents: {
    // A player under 18, who has sent their guardian a link.
    [registrationPath('10000001')]: registrationRecord({
      freeFireId: '10000001',
      link: hashed('link', LINK),
      guardian: { name: 'Rosa Pérez', contact: 'rosa@example.com' },
      guardianAsked: 'player',
      guardianLink: hashed('guardian', GUARDIAN_LINK),
    }),
    [registrationPath('10000002')]: registrationRecord({
      freeFireId: '10000002',
      status: 'approved',
      nickname: 'Rayo',
      renamed: { at: hoursFromNow(-1).toISOString(), nickname: 'Nube', team: null },
    }),
    // A tournament for which two wait, of whom one is offered a place.
    ...tournamentDocuments('buscada', {
      maxPlayers: 3,
      currentPlayers: 1,
      waitingList: 'by_hand',
      waitingPlayers: 1,
      lastInLine: 2,
    }),
    [registrationPath('10000006', 'buscada')]: registrationRecord({
      tournamentId: 'buscada',
      freeFireId: '10000006',
      status: 'waiting',
      line: 1,
      offeredUntil: hoursFromNow(1),
      link: hashed('link', OFFERED_LINK),
    }),
    [registrationPath('10000007', 'buscada')]: registrationRecord({
      tournamentId: 'buscada',
      freeFireId: '10000007',
      status: 'waiting',
      line: 2,
      // Who had this ID before named a guardian, who said no.
      consent: { given: false, at: hoursFromNow(-2).toISOString(), way: 'player_link' },
    }),
  },
  calls: {
    'POST /challenges': { ...byAnyone, body: { purpose: 'registration', id: 'copa' } },
    'POST /registrations': {
      ...byAnyone,
      body: { ...submission, tournamentId: 'copa', requestId: REQUEST_ID },
      missing: { body: { ...submission, tournamentId: 'nadie' }, answers: noTournament },
    },
    'GET /registrations/check-freefireid/:tournamentId/:freeFireId': {
      ...byAnyone,
      params: { tournamentId: 'copa', freeFireId: '10000001' },
      missing: { params: { tournamentId: 'nadie', freeFireId: '10000001' }, answers: noTournament },
    },
    'POST /registrations/check-freefireid': {
      ...byAnyone,
      body: { tournamentId: 'copa', freeFireId: '10000001' },
      missing: { body: { tournamentId: 'nadie', freeFireId: '10000001' }, answers: noTournament },
    },
    'GET /registrations': byAdmins,
    'GET /registrations/tournament/:id': {
      ...byAdmins,
      params: { id: 'copa' },
      missing: { params: { id: 'nadie' }, answers: noTournament },
    },
    'GET /registrations/renamed': byAdmins,
    'GET /registrations/:id': {
      ...byAdmins,
      params: { id: PENDING },
      missing: nobodys,
    },
    'PATCH /registrations/fields': {
      ...byAdmins,
      body: { ...arrived, id: PENDING, fullName: 'Ana Pérez López', nickname: 'Anita', freeFireId: '10000009' },
      missing: { body: { ...arrived, id: NOBODY, fullName: 'Nadie' }, answers: 'not_found' },
      // Its document stays where it is.
      also: [{ body: { ...arrived, id: PENDING, email: 'otra@example.com' } }],
    },
    'POST /registrations/names': {
      ...byAdmins,
      body: { ...arrived, id: 'copa_10000002', keep: false },
      missing: { body: { ...arrived, id: NOBODY, keep: false }, answers: 'not_found' },
      also: [{ body: { ...arrived, id: 'copa_10000002', keep: true } }],
    },
    'POST /registrations/link': {
      ...byAdmins,
      body: { id: PENDING, createdAt: arrived.createdAt, token: NEW_LINK },
      missing: { body: { id: NOBODY, createdAt: arrived.createdAt, token: NEW_LINK }, answers: 'not_found' },
    },
    'POST /registrations/guardian-link': {
      ...byAdmins,
      body: { id: PENDING, createdAt: arrived.createdAt, token: NEW_LINK },
      missing: { body: { id: NOBODY, createdAt: arrived.createdAt, token: NEW_LINK }, answers: 'not_found' },
    },
    'POST /registrations/consent': {
      ...byAdmins,
      body: { id: PENDING, createdAt: arrived.createdAt, given: true, way: 'call', from: 'open' },
      missing: {
        body: { id: NOBODY, createdAt: arrived.createdAt, given: true, way: 'call', from: 'open' },
        answers: 'not_found',
      },
    },
    'POST /registrations/refusals': {
      ...byAdmins,
      body: { id: 'buscada_10000007' },
      missing: { body: { id: NOBODY }, answers: 'not_found' },
    },
    'POST /registrations/lift': {
      who: 'admins',
      again: 'refusal_missing',
      body: { ...refused, id: 'buscada_10000007', freeFireId: '10000007' },
      missing: { body: { ...refused, id: NOBODY, freeFireId: '19999999' }, answers: 'not_found' },
    },
    'POST /registrations/confirm': {
      ...byAdmins,
      body: { id: 'nocturna_10000005' },
      missing: { body: { id: NOBODY }, answers: 'not_found' },
    },
    'POST /registrations/offer': {
      ...byAdmins,
      body: { id: 'buscada_10000007' },
      missing: { body: { id: NOBODY }, answers: 'not_found' },
    },
    'PATCH /registrations/:id/status': {
      ...byAdmins,
      params: { id: PENDING },
      body: { ...arrived, status: 'rejected', reason: 'Nivel' },
      also: [{ params: { id: PENDING }, body: { status: 'approved' } }],
      missing: nobodys,
    },
    'DELETE /registrations/:id': {
      who: 'admins',
      again: 'not_found',
      params: { id: PENDING },
      missing: nobodys,
    },
    'POST /registrations/batch/approve': { ...byAdmins, body: { ...some } },
    'POST /registrations/batch/reject': { ...byAdmins, body: { ...some, reason: 'Nivel' } },
    'POST /registrations/batch/reopen': { ...byAdmins, body: { ...some } },
    'POST /registrations/batch/delete': { ...byAdmins, body: { ...some } },
    'GET /registrations/export': byAdmins,
    'GET /registrations/export/:tournamentId': {
      ...byAdmins,
      params: { tournamentId: 'copa' },
      missing: { params: { tournamentId: 'nadie' }, answers: noTournament },
    },
  },
  queries: [
    query('registrations', ['tournamentId', 'status']),
    query('registrations', ['tournamentId', 'status', 'origin']),
    query('registrations', ['tournamentId'], ['origin', 'asc']),
    ...FILTERS.flatMap((equal) => ORDERS.map((order) => query('registrations', equal, order))),
    query('registrations', ['tournamentId', 'status', 'enrolmentConfirmedAt'], ['decidedAt', 'asc']),
    query('registrations', ['tournamentId', 'status'], ['matchConfirmedFor', 'asc']),
    query('registrations', ['tournamentId', 'status', 'matchConfirmedAt'], ['decidedAt', 'asc']),
    query('registrations', ['tournamentId', 'status', 'offeredUntil'], ['line', 'asc']),
    query('registrations', ['status'], ['offeredUntil', 'asc']),
    query('registrations', [], ['renamed.at', 'desc']),
    query('registrations', [], ['tournamentId', 'asc']),
    query('registrations', [], ['email', 'asc']),
    query('registrations', [], ['phone', 'asc']),
  ],
};
