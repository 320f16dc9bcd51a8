import { accessRequestRecord, adminRecord } from '../people/roles.ts';
import { byAdmins, byAnyone, query, type Resource } from './resource.ts';

export const LOCAL_LOGIN = { username: 'guardia', password: 'una contraseña larga' } as const;
export const SETUP_SECRET = 'una clave de instalación larga';

const nobodysEmail = { email: 'nadie@example.com' };
const noAccount = 'account_not_found';
const nobodys = { params: { uid: 'nadie' }, answers: 'not_found' } as const;

/** @param proof an ID token of somebody. */
export function accessWith(proof: string): Resource<'auth' | 'access-requests'> {
  return {
    documents: {
      'admins/admin': adminRecord('admin'),
      'admins/owner': adminRecord('owner', { owner: true }),
      'admins/colega': adminRecord('colega', { shownAs: 'colega1', shownRevision: 1 }),
      'userRequests/nueva': accessRequestRecord('nueva'),
    },
    calls: {
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

      'GET /access-requests': byAdmins,
      'POST /access-requests/:uid/approve': {
        who: 'admins',
        again: 'already_decided',
        params: { uid: 'nueva' },
        body: {},
        missing: nobodys,
      },
      'POST /access-requests/:uid/reject': {
        who: 'admins',
        again: 'already_decided',
        params: { uid: 'nueva' },
        body: { notes: 'No la conocemos' },
        missing: nobodys,
      },
    },
    queries: [
      query('admins', [], ['grantedAt', 'asc']),
      query('admins', ['shownAs']),
      query('userRequests', [], ['requestedAt', 'desc']),
      query('userRequests', ['status'], ['requestedAt', 'desc']),
    ],
  };
}
