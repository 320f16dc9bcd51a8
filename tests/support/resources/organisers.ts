import { byAdmins, query, type Resource } from './resource.ts';

/** What organisers read and write of themselves and of what they did. */
export const organisers: Resource<'audit' | 'statistics' | 'team'> = {
  documents: {
    'team/shown': { people: { colega1: { name: 'Lía', does: 'Transmite', picture: null, since: '2026-11-01' } } },
  },
  calls: {
    'GET /audit': { who: 'owner', again: 'same' },
    'GET /audit/tournament/:id': { ...byAdmins, params: { id: 'copa' } },
    'GET /statistics': byAdmins,
    'GET /team/presentation': byAdmins,
    'PUT /team/presentation': {
      ...byAdmins,
      body: { name: 'Ana', does: 'Arma las salas', picture: null, revision: 0 },
    },
    'DELETE /team/presentation': byAdmins,
    'DELETE /team/presentations/:id': { who: 'owner', again: 'same', params: { id: 'colega1' } },
  },
  queries: [
    query('totals', ['erasing']),
    query('audit', ['action']),
    ...[[], ['actor'], ['action'], ['actor', 'action'], ['target', 'action']].map((equal) =>
      query('audit', equal, ['at', 'desc']),
    ),
  ],
};
