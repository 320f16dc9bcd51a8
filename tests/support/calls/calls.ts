import type { ErrorCode } from '@arena/domain';
import { type Endpoint, type EndpointRequest, endpoints, specOf } from '@arena/domain/api';
import { NO_PICTURE, PNG, POSTER } from '../records/pictures.ts';
import { hoursFromNow, NOW } from '../records/records.ts';
import type { Reply, TestApi } from './api.ts';
import { competitionCalls } from './competition-calls.ts';
import { guardianCalls, memberCalls, placeCalls } from './place-calls.ts';

const PENDING = 'copa_10000001';
const NOBODY = 'copa_19999999';
const NEW_LINK = 'CCCCCCCCCCCCCCCCCCCCCA';
const REQUEST_ID = '22222222-2222-4222-8222-222222222222';

export const LOCAL_LOGIN = { username: 'guardia', password: 'una contraseña larga' } as const;
export const SETUP_SECRET = 'una clave de instalación larga';

interface Rules<E extends Endpoint> {
  /** Who may make it; independent of what the endpoint table says, which a test must not believe. */
  who: 'anyone' | 'signed-in' | 'admins' | 'owner';
  /** Where one who may is answered with a failure all the same. */
  except?: { unverified: ErrorCode };
  /** It is about the time before anyone is an admin. */
  beforeAdmins?: true;
  /** What it answers, asked for what is not there. */
  missing?: Partial<EndpointRequest<E>> & { answers: ErrorCode };
  /** The same call again: changes nothing and succeeds, succeeds as another one, or fails. */
  again: 'same' | 'another' | ErrorCode;
}

/** What a call sends, whatever its endpoint takes. */
export interface Sendable {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** For each endpoint a call that succeeds on the documents of `house.ts`, and what is known of it. */
export type Calls = { [E in Endpoint]: Rules<E> & EndpointRequest<E> & Sendable };

export const endpointNames = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name));

const submission = {
  fullName: 'Ana Pérez',
  nickname: 'AnaFF',
  freeFireId: '12345678',
  email: 'ana@example.com',
  phone: '+52 55 1234 5678',
  answers: { nick: 'Ana' },
};
const form = {
  title: 'Playeras',
  isActive: true,
  fields: [
    { id: 'nick', type: 'text', label: 'Nick', required: true },
    { id: 'talla', type: 'select', label: 'Talla', options: ['S', 'M'] },
  ],
} satisfies EndpointRequest<'POST /forms'>['body'];

const arrived = { createdAt: hoursFromNow(-1).toISOString(), revision: 0 };

const byAnyone = { who: 'anyone', again: 'same' } as const;
const byAdmins = { who: 'admins', again: 'same' } as const;

const nobodysEmail = { email: 'nadie@example.com' };
const noAccount = 'account_not_found';
const noTournament = 'tournament_not_found';
const noForm = 'form_not_found';

/** @param proof an ID token of somebody. */
export function callsWith(proof: string): Calls {
  return {
    'GET /health': byAnyone,
    'GET /openapi.json': byAnyone,

    'POST /auth/verify': { ...byAnyone, body: { token: proof } },
    'GET /auth/me': { who: 'signed-in', again: 'same' },
    'POST /auth/revoke': { who: 'signed-in', again: 'unauthenticated' },
    'GET /auth/health': byAnyone,
    'POST /auth/admin/set-claim': {
      ...byAdmins,
      body: { email: 'nueva@example.com' },
      missing: { body: nobodysEmail, answers: noAccount },
    },
    'POST /auth/admin/revoke-claim': {
      ...byAdmins,
      body: { email: 'colega@example.com' },
      missing: { body: nobodysEmail, answers: noAccount },
    },
    'POST /auth/admin/revoke-account': {
      ...byAdmins,
      body: { uid: 'colega' },
      missing: { body: { uid: 'nadie' }, answers: noAccount },
    },
    'GET /auth/admin/users': byAdmins,
    'GET /auth/admin/user/:email': {
      ...byAdmins,
      params: { email: 'nueva@example.com' },
      missing: { params: nobodysEmail, answers: noAccount },
    },
    'POST /auth/setup/initial-admin': {
      who: 'signed-in',
      again: 'unauthenticated',
      except: { unverified: 'email_unverified' },
      beforeAdmins: true,
      body: { secret: SETUP_SECRET },
    },
    'GET /auth/setup/check': byAnyone,
    'POST /auth/local/login': { ...byAnyone, body: LOCAL_LOGIN },

    'GET /audit': { who: 'owner', again: 'same' },
    'GET /audit/tournament/:id': { ...byAdmins, params: { id: 'copa' } },
    'GET /statistics': byAdmins,

    'GET /access-requests': byAdmins,
    'POST /access-requests/:uid/approve': {
      who: 'admins',
      again: 'already_decided',
      params: { uid: 'nueva' },
      body: {},
      missing: { params: { uid: 'nadie' }, answers: 'not_found' },
    },
    'POST /access-requests/:uid/reject': {
      who: 'admins',
      again: 'already_decided',
      params: { uid: 'nueva' },
      body: { notes: 'No la conocemos' },
      missing: { params: { uid: 'nadie' }, answers: 'not_found' },
    },

    'GET /tournaments': byAnyone,
    'GET /tournaments/stats': byAnyone,
    'GET /tournaments/with-registrations': byAdmins,
    'GET /tournaments/:id': {
      ...byAnyone,
      params: { id: 'copa' },
      missing: { params: { id: 'nadie' }, answers: noTournament },
    },
    'POST /tournaments': { ...byAdmins, body: { name: 'Copa Nueva', requestId: REQUEST_ID } },
    'PUT /tournaments/:id': {
      ...byAdmins,
      params: { id: 'copa' },
      body: { name: 'Copa Otra', revision: 1 },
      missing: { params: { id: 'nadie' }, answers: noTournament },
    },
    'DELETE /tournaments/:id': {
      who: 'admins',
      again: noTournament,
      params: { id: 'copa' },
      query: { force: 'true' },
      missing: { params: { id: 'nadie' }, answers: noTournament },
    },

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
    'GET /registrations/:id': {
      ...byAdmins,
      params: { id: PENDING },
      missing: { params: { id: NOBODY }, answers: 'not_found' },
    },
    'PATCH /registrations/fields': {
      ...byAdmins,
      body: { ...arrived, id: PENDING, fullName: 'Ana Pérez López', nickname: 'Anita', freeFireId: '10000009' },
      missing: { body: { ...arrived, id: NOBODY, fullName: 'Nadie' }, answers: 'not_found' },
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
      body: { status: 'rejected', reason: 'Nivel' },
      missing: { params: { id: NOBODY }, answers: 'not_found' },
    },
    'DELETE /registrations/:id': {
      who: 'admins',
      again: 'not_found',
      params: { id: PENDING },
      missing: { params: { id: NOBODY }, answers: 'not_found' },
    },
    'POST /registrations/batch/approve': { ...byAdmins, body: { ids: [PENDING, NOBODY] } },
    'POST /registrations/batch/reject': { ...byAdmins, body: { ids: [PENDING, NOBODY], reason: 'Nivel' } },
    'POST /registrations/batch/reopen': { ...byAdmins, body: { ids: [PENDING, NOBODY] } },
    'POST /registrations/batch/delete': { ...byAdmins, body: { ids: [PENDING, NOBODY] } },
    'GET /registrations/export': byAdmins,
    'GET /registrations/export/:tournamentId': {
      ...byAdmins,
      params: { tournamentId: 'copa' },
      missing: { params: { tournamentId: 'nadie' }, answers: noTournament },
    },

    ...placeCalls,
    ...guardianCalls,
    ...memberCalls,

    'GET /questions/active': byAnyone,
    'POST /questions/validate': { ...byAnyone, body: { answers: { nick: 'Ana' } } },
    'GET /questions/types': byAnyone,
    'GET /questions/form-preview': byAdmins,
    'GET /questions': byAdmins,
    'GET /questions/:id': {
      ...byAdmins,
      params: { id: 'nick' },
      missing: { params: { id: 'nadie' }, answers: 'not_found' },
    },
    'POST /questions': { ...byAdmins, body: { text: '¿Edad?', type: 'text', requestId: REQUEST_ID } },
    'PUT /questions/:id': {
      ...byAdmins,
      params: { id: 'nick' },
      body: { text: '¿Apodo?', type: 'select', options: ['Corto', 'Largo'] },
      missing: { params: { id: 'nadie' }, answers: 'not_found' },
    },
    'DELETE /questions/:id': {
      who: 'admins',
      again: 'not_found',
      params: { id: 'nick' },
      missing: { params: { id: 'nadie' }, answers: 'not_found' },
    },
    'PATCH /questions/:id/toggle': {
      who: 'admins',
      again: 'another',
      params: { id: 'nick' },
      missing: { params: { id: 'nadie' }, answers: 'not_found' },
    },
    'POST /questions/reorder': {
      ...byAdmins,
      body: { questions: [{ id: 'nick', order: 5 }] },
      missing: { body: { questions: [{ id: 'nadie', order: 5 }] }, answers: 'not_found' },
    },
    'POST /questions/batch/activate': { ...byAdmins, body: { ids: ['nick', 'nadie'] } },
    'POST /questions/batch/deactivate': { ...byAdmins, body: { ids: ['nick', 'nadie'] } },
    'POST /questions/batch/delete': { ...byAdmins, body: { ids: ['nick', 'nadie'] } },

    'GET /forms': byAdmins,
    'GET /forms/:formId': {
      ...byAnyone,
      params: { formId: 'playeras' },
      missing: { params: { formId: 'nadie' }, answers: noForm },
    },
    'POST /forms': { ...byAdmins, body: { ...form, requestId: REQUEST_ID } },
    'PUT /forms/:formId': {
      ...byAdmins,
      params: { formId: 'playeras' },
      body: { ...form, title: 'Playeras y gorras' },
      missing: { params: { formId: 'nadie' }, body: form, answers: noForm },
    },
    'DELETE /forms/:formId': {
      who: 'admins',
      again: noForm,
      params: { formId: 'playeras' },
      query: { force: 'true' },
      missing: { params: { formId: 'nadie' }, answers: noForm },
    },
    'PATCH /forms/:formId/toggle': {
      who: 'admins',
      again: 'another',
      params: { formId: 'playeras' },
      missing: { params: { formId: 'nadie' }, answers: noForm },
    },
    'GET /forms/:formId/responses': {
      ...byAdmins,
      params: { formId: 'playeras' },
      missing: { params: { formId: 'nadie' }, answers: noForm },
    },
    'DELETE /forms/:formId/responses/:responseId': {
      who: 'admins',
      again: 'not_found',
      params: { formId: 'playeras', responseId: 'r1' },
      missing: { params: { formId: 'playeras', responseId: 'nadie' }, answers: 'not_found' },
    },
    'POST /forms/:formId/responses': {
      ...byAnyone,
      params: { formId: 'playeras' },
      body: { id: '1790000000000', answers: { nick: 'Ana' }, submittedAt: NOW.toISOString() },
      missing: { params: { formId: 'nadie' }, answers: noForm },
    },

    ...competitionCalls,

    'GET /prizes/owed': byAdmins,
    'GET /prizes/:tournamentId/contacts': {
      ...byAdmins,
      params: { tournamentId: 'premiada' },
      missing: { params: { tournamentId: 'nadie' }, answers: 'competition_not_found' },
    },
    'POST /prizes/:tournamentId': {
      ...byAdmins,
      params: { tournamentId: 'premiada' },
      missing: { params: { tournamentId: 'nadie' }, answers: noTournament },
    },
    'PUT /prizes/:tournamentId/:prizeId': {
      ...byAdmins,
      params: { tournamentId: 'premiada', prizeId: '2' },
      body: { state: 'sent', how: 'Transferencia', proof: POSTER, expectedRevision: 1 },
      missing: { params: { tournamentId: 'premiada', prizeId: 'nada' }, answers: 'not_found' },
    },
    'PUT /prizes/:tournamentId/:prizeId/holder': {
      ...byAdmins,
      params: { tournamentId: 'premiada', prizeId: '1' },
      body: { entryId: 'leones', expectedRevision: 1 },
      missing: { params: { tournamentId: 'premiada', prizeId: 'nada' }, answers: 'not_found' },
    },

    'GET /players/hidden': byAdmins,
    'POST /players/hiding': { ...byAdmins, body: { player: '12345678', hidden: true } },

    'GET /team/presentation': byAdmins,
    'PUT /team/presentation': {
      ...byAdmins,
      body: { name: 'Ana', does: 'Arma las salas', picture: null, revision: 0 },
    },
    'DELETE /team/presentation': byAdmins,
    'DELETE /team/presentations/:id': { who: 'owner', again: 'same', params: { id: 'colega1' } },

    'POST /pictures': { ...byAdmins, body: { file: new File([PNG], 'foto.png', { type: 'image/png' }) } },
    'GET /pictures/:id/:size': {
      ...byAnyone,
      params: { id: POSTER, size: 'small' },
      missing: { params: { id: NO_PICTURE, size: 'small' }, answers: 'not_found' },
    },
  };
}

/** Whether after this answer the next call may be answered otherwise: it has written something, or was one too many. */
export const leavesTraces = (endpoint: Endpoint, { status }: Pick<Reply, 'status'>): boolean =>
  status === 429 || (status === 200 && !endpoint.startsWith('GET '));

/** Sends a call as its endpoint takes it: parameters in the path, JSON or a form as the body. */
export function sendTo(api: TestApi, endpoint: Endpoint, sent: Sendable, token?: string): Promise<Reply> {
  const { params = {}, query, body, headers = {} } = sent;
  const path = endpoint.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  const line = asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
  if (specOf(endpoint).consumes !== 'multipart/form-data') return api.call(line, { token, body, headers });
  const data = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    data.set(name, value instanceof Blob ? value : String(value));
  return api.call(line, { token, form: data, headers });
}
