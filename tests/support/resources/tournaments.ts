import { POSTER } from '../records/pictures.ts';
import { tournamentDocuments } from '../records/records.ts';
import { byAdmins, byAnyone, noTournament, query, REQUEST_ID, type Resource } from './resource.ts';

const copa = { params: { id: 'copa' } };
const nobodys = { params: { id: 'nadie' }, answers: noTournament } as const;

export const tournaments: Resource<'tournaments'> = {
  documents: {
    ...tournamentDocuments('copa', { currentPlayers: 2, poster: POSTER }),
    ...tournamentDocuments('secreta', { status: 'draft', publishedAt: null }),
  },
  calls: {
    'GET /tournaments': byAnyone,
    'GET /tournaments/stats': byAnyone,
    'GET /tournaments/with-registrations': byAdmins,
    'GET /tournaments/:id': { ...byAnyone, ...copa, missing: nobodys },
    'POST /tournaments': { ...byAdmins, body: { name: 'Copa Nueva', requestId: REQUEST_ID } },
    'PUT /tournaments/:id': { ...byAdmins, ...copa, body: { name: 'Copa Otra', revision: 1 }, missing: nobodys },
    'DELETE /tournaments/:id': {
      who: 'admins',
      again: noTournament,
      ...copa,
      query: { force: 'true' },
      missing: nobodys,
      also: [{ params: { id: 'secreta' } }],
    },
  },
  queries: [
    query('tournaments', ['status']),
    query('tournaments', [], ['date', 'desc']),
    query('tournaments', ['date'], ['name', 'asc']),
    query('tournaments', ['status', 'date']),
    query('tournaments', ['status'], ['date', 'asc']),
    query('tournaments', ['status'], ['date', 'desc']),
    query('tournaments', ['status'], ['publishDate', 'asc']),
    query('tournamentsInside', ['status'], ['publishDate', 'asc']),
    query('tournaments', ['status'], ['endDate', 'asc']),
    query('tournaments', ['status'], ['date', 'asc'], ['endDate', 'asc']),
    // A sum over those of one status.
    query('tournaments', ['status'], ['currentPlayers', 'asc']),
    query('tournaments', ['status'], ['date', 'asc'], ['confirmations', 'asc']),
    query('tournaments', ['status'], ['date', 'asc'], ['waitingPlayers', 'asc']),
    query('tournaments', ['status', 'date'], ['waitingPlayers', 'asc']),
    query('tournaments', ['poster']),
    query('tournaments', ['poster', 'status']),
  ],
};
