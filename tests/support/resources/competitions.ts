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

/** The parameters of a call about a part of a competition, and of one about a part that isn't there. */
const ofPart = <Params>(params: Params, nothing: Params) =>
  ({ params, missing: { params: nothing, answers: 'not_found' } }) as const;
const inCopa = { tournamentId: 'copa' };
const nowhere = { tournamentId: 'nadie' };
const of = {
  copa: { params: inCopa, missing: { params: nowhere, answers: noCompetition } },
  entry: (entryId: string) => ofPart({ ...inCopa, entryId }, { ...inCopa, entryId: 'nadie' }),
  stage: (tournamentId: string) => ofPart({ tournamentId, stageId: 'final' }, { tournamentId, stageId: 'nada' }),
  match: (matchId: string) => ofPart({ ...inCopa, matchId }, { ...inCopa, matchId: 'nada' }),
} as const;
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
    'GET /competitions/:tournamentId': { ...byAdmins, ...of.copa },
    'PUT /competitions/:tournamentId': {
      ...byAdmins,
      params: inCopa,
      body: { ...plan, expectedRevision: 1 },
      missing: { params: nowhere, body: { ...plan, expectedRevision: 0 }, answers: noTournament },
      // The first plan of a tournament.
      also: [{ params: { tournamentId: 'secreta' }, body: { ...plan, stages: undrawn, expectedRevision: 0 } }],
    },
    'POST /competitions/:tournamentId/entries/import': { ...byAdmins, ...of.copa },
    'POST /competitions/:tournamentId/entries': {
      ...byAdmins,
      ...of.copa,
      body: { name: 'Tigres', players: [], requestId: REQUEST_ID },
    },
    'PUT /competitions/:tournamentId/entries/:entryId': {
      ...byAdmins,
      ...of.entry('zorros'),
      body: { name: 'Zorros', players: [], status: 'no_show', keepsPoints: true, aliases: [], expectedRevision: 1 },
    },
    'POST /competitions/:tournamentId/entries/:entryId/confirm': {
      ...byAdmins,
      params: { tournamentId: 'liguilla', entryId: 'uno' },
      missing: { params: { tournamentId: 'liguilla', entryId: 'nadie' }, answers: 'not_found' },
    },
    'DELETE /competitions/:tournamentId/entries/:entryId': { who: 'admins', again: 'not_found', ...of.entry('zorros') },
    'POST /competitions/:tournamentId/stages/:stageId/draw': {
      ...byAdmins,
      ...of.stage('liga'),
      body: { method: 'random', seed: 'otra', expectedRevision: 1 },
    },
    'POST /competitions/:tournamentId/stages/:stageId/close': {
      ...byAdmins,
      ...of.stage('serie'),
      body: { expectedRevision: 1 },
    },
    'POST /competitions/:tournamentId/stages/:stageId/reopen': {
      ...byAdmins,
      ...of.stage('cerrada'),
      body: { expectedRevision: 1 },
    },
    'POST /competitions/:tournamentId/matches': {
      ...byAdmins,
      ...of.copa,
      body: { ...matchFields, number: 4, requestId: REQUEST_ID },
    },
    'PUT /competitions/:tournamentId/matches/:matchId': {
      ...byAdmins,
      ...of.match('segunda'),
      body: { ...seen, map: 'Kalahari', from: seen },
    },
    'DELETE /competitions/:tournamentId/matches/:matchId': {
      who: 'admins',
      again: 'not_found',
      ...of.match('segunda'),
    },
    'PATCH /competitions/:tournamentId/matches/:matchId/state': {
      ...byAdmins,
      ...of.match('primera'),
      body: { state: 'official', from: 'provisional', expectedRevision: 1 },
    },
    'POST /competitions/:tournamentId/matches/:matchId/replay': { ...byAdmins, ...of.match('anulada') },
    'PUT /competitions/:tournamentId/matches/:matchId/result': {
      ...byAdmins,
      ...of.match('segunda'),
      body: {
        rows: [row('pumas', 1, 9), row('lobos', 2, 1)],
        names: [{ entryId: 'pumas', name: 'PUMAS GG' }],
        expectedRevision: 0,
      },
    },
    'PUT /competitions/:tournamentId/matches/:matchId/picture': {
      ...byAdmins,
      ...of.match('primera'),
      body: { picture: POSTER, from: null },
    },
    'GET /competitions/:tournamentId/matches/:matchId/revisions': { ...byAdmins, ...of.match('primera') },
    'GET /competitions/:tournamentId/matches/:matchId/room': {
      ...byAdmins,
      params: { ...inCopa, matchId: 'segunda' },
      missing: { params: { ...inCopa, matchId: 'primera' }, answers: 'not_found' },
    },
    'GET /competitions/:tournamentId/matches/:matchId/sightings': { ...byAdmins, ...of.match('segunda') },
    'PUT /competitions/:tournamentId/matches/:matchId/room': {
      ...byAdmins,
      ...of.match('segunda'),
      body: { ...room, expectedRevision: 1 },
    },
    'POST /competitions/:tournamentId/adjustments': {
      ...byAdmins,
      ...of.copa,
      body: {
        stageId: 'final',
        entryId: 'lobos',
        points: -2,
        reason: 'Llegó tarde a la sala',
        matchNumber: null,
        requestId: REQUEST_ID,
      },
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
