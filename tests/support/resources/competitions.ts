import {
  competitionDocuments,
  competitionRecord,
  finalDocuments,
  matchRecord,
  row,
} from '../records/competition-records.ts';
import { POSTER } from '../records/pictures.ts';
import { hoursFromNow } from '../records/records.ts';
import { byAdmins, noCompetition, noTournament, query, REQUEST_ID, type Resource } from './resource.ts';

const inCopa = { tournamentId: 'copa' };
const nowhere = { tournamentId: 'nadie' };
const { teamSize, secondPerson, stages } = competitionRecord();
const plan = {
  teamSize,
  secondPerson: !secondPerson,
  stages: stages.map(({ draw: _draw, state: _state, ...stage }) => stage),
};
const undrawn = plan.stages.map((stage) => ({ ...stage, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] }));
const { number, map, startsAt, scoring, stageId, groupId } = matchRecord('segunda', 2);
const seen = { number, map, startsAt, scoring };
const matchFields = { ...seen, stageId, groupId };
const room = { roomId: '50607080', password: 'tortuga', releaseAt: hoursFromNow(2).toISOString() };

export const competitions: Resource<'competitions'> = {
  documents: { ...competitionDocuments, ...finalDocuments('liguilla') },
  calls: {
    'GET /competitions/:tournamentId': {
      ...byAdmins,
      params: inCopa,
      missing: { params: nowhere, answers: noCompetition },
    },
    'PUT /competitions/:tournamentId': {
      ...byAdmins,
      params: inCopa,
      body: { ...plan, expectedRevision: 1 },
      missing: { params: nowhere, body: { ...plan, expectedRevision: 0 }, answers: noTournament },
      // The first plan of a tournament.
      also: [{ params: { tournamentId: 'secreta' }, body: { ...plan, stages: undrawn, expectedRevision: 0 } }],
    },
    'POST /competitions/:tournamentId/entries/import': {
      ...byAdmins,
      params: inCopa,
      missing: { params: nowhere, answers: noCompetition },
    },
    'POST /competitions/:tournamentId/entries': {
      ...byAdmins,
      params: inCopa,
      body: { name: 'Tigres', players: [], requestId: REQUEST_ID },
      missing: { params: nowhere, answers: noCompetition },
    },
    'PUT /competitions/:tournamentId/entries/:entryId': {
      ...byAdmins,
      params: { ...inCopa, entryId: 'zorros' },
      body: { name: 'Zorros', players: [], status: 'no_show', keepsPoints: true, aliases: [], expectedRevision: 1 },
      missing: { params: { ...inCopa, entryId: 'nadie' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/entries/:entryId/confirm': {
      ...byAdmins,
      params: { tournamentId: 'liguilla', entryId: 'uno' },
      missing: { params: { tournamentId: 'liguilla', entryId: 'nadie' }, answers: 'not_found' },
    },
    'DELETE /competitions/:tournamentId/entries/:entryId': {
      who: 'admins',
      again: 'not_found',
      params: { ...inCopa, entryId: 'zorros' },
      missing: { params: { ...inCopa, entryId: 'nadie' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/stages/:stageId/draw': {
      ...byAdmins,
      params: { tournamentId: 'liga', stageId: 'final' },
      body: { method: 'random', seed: 'otra', expectedRevision: 1 },
      missing: { params: { tournamentId: 'liga', stageId: 'nada' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/stages/:stageId/close': {
      ...byAdmins,
      params: { tournamentId: 'serie', stageId: 'final' },
      body: { expectedRevision: 1 },
      missing: { params: { tournamentId: 'serie', stageId: 'nada' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/stages/:stageId/reopen': {
      ...byAdmins,
      params: { tournamentId: 'cerrada', stageId: 'final' },
      body: { expectedRevision: 1 },
      missing: { params: { tournamentId: 'cerrada', stageId: 'nada' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/matches': {
      ...byAdmins,
      params: inCopa,
      body: { ...matchFields, number: 4, requestId: REQUEST_ID },
      missing: { params: nowhere, answers: noCompetition },
    },
    'PUT /competitions/:tournamentId/matches/:matchId': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'segunda' },
      body: { ...seen, map: 'Kalahari', from: seen },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'DELETE /competitions/:tournamentId/matches/:matchId': {
      who: 'admins',
      again: 'not_found',
      params: { ...inCopa, matchId: 'segunda' },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'PATCH /competitions/:tournamentId/matches/:matchId/state': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'primera' },
      body: { state: 'official', from: 'provisional', expectedRevision: 1 },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/matches/:matchId/replay': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'anulada' },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'PUT /competitions/:tournamentId/matches/:matchId/result': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'segunda' },
      body: { rows: [row('pumas', 1, 9), row('lobos', 2, 1)], expectedRevision: 0 },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'PUT /competitions/:tournamentId/matches/:matchId/picture': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'primera' },
      body: { picture: POSTER, from: null },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'GET /competitions/:tournamentId/matches/:matchId/revisions': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'primera' },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'GET /competitions/:tournamentId/matches/:matchId/room': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'segunda' },
      missing: { params: { ...inCopa, matchId: 'primera' }, answers: 'not_found' },
    },
    'GET /competitions/:tournamentId/matches/:matchId/sightings': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'segunda' },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'PUT /competitions/:tournamentId/matches/:matchId/room': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'segunda' },
      body: { ...room, expectedRevision: 1 },
      missing: { params: { ...inCopa, matchId: 'nada' }, answers: 'not_found' },
    },
    'POST /competitions/:tournamentId/adjustments': {
      ...byAdmins,
      params: inCopa,
      body: {
        stageId: 'final',
        entryId: 'lobos',
        points: -2,
        reason: 'Llegó tarde a la sala',
        matchNumber: null,
        requestId: REQUEST_ID,
      },
      missing: { params: nowhere, answers: noCompetition },
    },
    'DELETE /competitions/:tournamentId/adjustments/:adjustmentId': {
      who: 'admins',
      again: 'not_found',
      params: { ...inCopa, adjustmentId: 'tarde' },
      missing: { params: { ...inCopa, adjustmentId: 'nada' }, answers: 'not_found' },
    },
  },
  queries: [
    query('revisions', [], ['n', 'asc']),
    query('rooms', ['tournamentId']),
    query('competitions', [], ['final.begins', 'asc']),
  ],
};
