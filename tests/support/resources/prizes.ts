import { prizeDocuments } from '../records/competition-records.ts';
import { POSTER } from '../records/pictures.ts';
import { byAdmins, noCompetition, noTournament, query, type Resource } from './resource.ts';

const ofPremiada = { tournamentId: 'premiada' };
const nowhere = { tournamentId: 'nadie' };
const noPrize = { params: { ...ofPremiada, prizeId: 'nada' }, answers: 'not_found' } as const;

/** What is won, and who isn't named among those who did. */
export const prizes: Resource<'prizes' | 'players'> = {
  documents: prizeDocuments,
  calls: {
    'GET /prizes/owed': byAdmins,
    'GET /prizes/:tournamentId/contacts': {
      ...byAdmins,
      params: ofPremiada,
      missing: { params: nowhere, answers: noCompetition },
    },
    'POST /prizes/:tournamentId': {
      ...byAdmins,
      params: ofPremiada,
      missing: { params: nowhere, answers: noTournament },
    },
    'PUT /prizes/:tournamentId/:prizeId': {
      ...byAdmins,
      params: { ...ofPremiada, prizeId: '2' },
      body: { state: 'sent', how: 'Transferencia', proof: POSTER, expectedRevision: 1 },
      missing: noPrize,
    },
    'PUT /prizes/:tournamentId/:prizeId/holder': {
      ...byAdmins,
      params: { ...ofPremiada, prizeId: '1' },
      body: { entryId: 'leones', expectedRevision: 1 },
      missing: noPrize,
    },

    'GET /players/hidden': byAdmins,
    'POST /players/hiding': { ...byAdmins, body: { player: '12345678', hidden: true } },
  },
  queries: [
    query('digests', ['finished']),
    query('digests', ['hasPrizes']),
    query('digests', ['owes']),
    query('digests', ['playerIds']),
  ],
};
