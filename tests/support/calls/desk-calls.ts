import { type Desk, everything } from '../desk.ts';
import { competitionDocuments, competitionRecord, prizeDocuments, row } from '../records/competition-records.ts';
import { POSTER, pictureRecord } from '../records/pictures.ts';
import { type Fields, hoursFromNow, NOW, registrationRecord, tournamentRecord } from '../records/records.ts';

const question = { text: '¿Nick?', type: 'text', required: false, placeholder: '', options: [], active: true };
const form = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [] };

const { teamSize, secondPerson, stages } = competitionRecord();
const plan = { teamSize, secondPerson, stages: stages.map(({ draw: _draw, state: _state, ...stage }) => stage) };
/** What is made under a chosen id stands in the same place each time. */
const REQUEST_ID = '33333333-3333-4333-8333-333333333333';
const undrawn = plan.stages.map((stage) => ({ ...stage, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] }));
const second = { number: 2, map: 'Bermuda', startsAt: null, scoring: null };
const fourth = { ...second, number: 4 };
const room = { roomId: '50607080', password: 'tortuga', releaseAt: hoursFromNow(2).toISOString() };

const ROSA = { name: 'Rosa', contact: 'rosa@example.com' };
const arrived = { createdAt: hoursFromNow(-1).toISOString(), revision: 0 };

const TOKEN = 'EEEEEEEEEEEEEEEEEEEEEA';
const link = { id: 'copa_10000001', createdAt: arrived.createdAt };

/** Documents on which each of the `deskCalls` succeeds. */
export const deskRecords = (): Readonly<Record<string, Fields>> => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 2, currentPlayers: 1 }),
  'tournaments/vacia': tournamentRecord(),
  'registrations/copa_10000001': registrationRecord({ freeFireId: '10000001', guardian: ROSA }),
  'registrations/copa_10000002': registrationRecord({ freeFireId: '10000002', status: 'rejected' }),
  // One with a place free, for which somebody waits.
  'tournaments/fila': tournamentRecord({
    maxPlayers: 2,
    currentPlayers: 1,
    waitingList: 'by_hand',
    waitingPlayers: 1,
    lastInLine: 1,
  }),
  'registrations/fila_10000004': registrationRecord({
    tournamentId: 'fila',
    freeFireId: '10000004',
    status: 'waiting',
    line: 1,
  }),
  'questions/nick': { ...question, order: 0 },
  'questions/pais': { ...question, order: 1, active: false },
  'forms/playeras': form,
  ...competitionDocuments,
  ...prizeDocuments,
  [`pictures/${POSTER}`]: pictureRecord(),
  'forms/encuesta/responses/r1': { answers: {}, submittedAt: NOW, receivedAt: NOW },
});

/** A call of an admin's, and its body. */
export type DeskCall = readonly [endpoint: string, body?: unknown];

/** One call for each way in which organisers write. */
export const deskCalls: readonly DeskCall[] = [
  ['POST /tournaments', { name: 'Nueva' }],
  ['PUT /tournaments/copa', { name: 'Otra', revision: 1 }],
  ['DELETE /tournaments/vacia'],
  ['DELETE /tournaments/copa?force=true'],
  ['PATCH /registrations/fields', { ...arrived, id: 'copa_10000001', email: 'otra@example.com' }],
  ['PATCH /registrations/fields', { ...arrived, id: 'copa_10000001', freeFireId: '10000003', fullName: 'Eva' }],
  ['POST /registrations/guardian-link', { ...link, token: TOKEN }],
  ['POST /registrations/consent', { ...link, given: false, way: 'call', from: 'open' }],
  ['POST /registrations/offer', { id: 'fila_10000004' }],
  ['PATCH /registrations/copa_10000001/status', { status: 'rejected', reason: 'Nivel' }],
  ['PATCH /registrations/copa_10000002/status', { status: 'approved' }],
  ['DELETE /registrations/copa_10000001'],
  ['POST /registrations/batch/approve', { ids: ['copa_10000001', 'copa_10000002'] }],
  ['POST /registrations/batch/reject', { ids: ['copa_10000001'] }],
  ['POST /registrations/batch/reopen', { ids: ['copa_10000002'] }],
  ['POST /registrations/batch/delete', { ids: ['copa_10000001', 'copa_10000002'] }],
  ['POST /questions', { text: '¿Edad?', type: 'text' }],
  ['PUT /questions/nick', { text: '¿Alias?', type: 'text' }],
  ['DELETE /questions/nick'],
  ['PATCH /questions/nick/toggle'],
  ['POST /questions/reorder', { questions: [{ id: 'nick', order: 4 }] }],
  ['POST /questions/batch/activate', { ids: ['pais'] }],
  ['POST /questions/batch/deactivate', { ids: ['nick'] }],
  ['POST /questions/batch/delete', { ids: ['nick', 'pais'] }],
  ['POST /forms', { title: 'Gorras' }],
  ['PUT /forms/playeras', { title: 'Gorras' }],
  ['PATCH /forms/playeras/toggle'],
  ['DELETE /forms/encuesta/responses/r1'],
  ['DELETE /forms/playeras'],
  ['PUT /competitions/vacia', { ...plan, stages: undrawn, expectedRevision: 0 }],
  ['PUT /competitions/copa', { ...plan, secondPerson: true, expectedRevision: 1 }],
  ['POST /competitions/copa/entries/import'],
  ['POST /competitions/copa/entries', { name: 'Tigres', players: [], requestId: REQUEST_ID }],
  [
    'PUT /competitions/copa/entries/zorros',
    { name: 'Zorros', players: [], status: 'no_show', keepsPoints: true, aliases: [], expectedRevision: 1 },
  ],
  ['DELETE /competitions/copa/entries/zorros'],
  ['POST /competitions/liga/stages/final/draw', { method: 'random', seed: 'otra', expectedRevision: 1 }],
  ['POST /competitions/serie/stages/final/close', { expectedRevision: 1 }],
  ['POST /competitions/cerrada/stages/final/reopen', { expectedRevision: 1 }],
  ['POST /competitions/copa/matches', { ...fourth, stageId: 'final', groupId: 'sala', requestId: REQUEST_ID }],
  ['PUT /competitions/copa/matches/segunda', { ...second, map: 'Alpes', from: second }],
  ['DELETE /competitions/copa/matches/segunda'],
  ['PATCH /competitions/copa/matches/primera/state', { state: 'official', from: 'provisional', expectedRevision: 1 }],
  ['POST /competitions/copa/matches/anulada/replay'],
  ['PUT /competitions/copa/matches/segunda/result', { rows: [row('pumas', 1, 9)], expectedRevision: 0 }],
  ['PUT /competitions/copa/matches/primera/picture', { picture: POSTER, from: null }],
  ['PUT /competitions/copa/matches/segunda/room', { ...room, expectedRevision: 1 }],
  [
    'POST /competitions/copa/adjustments',
    { stageId: 'final', entryId: 'lobos', points: -2, reason: 'Tarde', matchNumber: null },
  ],
  ['DELETE /competitions/copa/adjustments/tarde'],
  ['POST /prizes/premiada'],
  ['PUT /prizes/premiada/1/holder', { entryId: 'leones', expectedRevision: 1 }],
  ['PUT /prizes/premiada/2', { state: 'owed', expectedRevision: 1 }],
];

/** A text without what chance decided: new ids, and hashes of what holds them. */
function withoutChance(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}|[A-Za-z0-9]{20}/g, 'new');
}

/** What calls, one after the other, are answered, and what they leave behind, in one order and without new ids. */
export async function leftBy(desk: Desk, calls: readonly DeskCall[]): Promise<unknown[]> {
  const replies: unknown[] = [];
  for (const [endpoint, body] of calls) {
    const reply = await desk.call(endpoint, body);
    const answer: unknown = JSON.parse(withoutChance(JSON.stringify(reply.body)));
    replies.push([endpoint, reply.status, answer]);
  }
  const documents = Object.entries(await everything(desk.api));
  const named = documents.map(([path, fields]) => withoutChance(`${path} ${JSON.stringify(fields)}`));
  return [...replies, ...named.toSorted()];
}
