import { type Desk, everything } from './desk.ts';
import { type Fields, registrationRecord, tournamentRecord } from './records.ts';

const question = { text: '¿Nick?', type: 'text', required: false, placeholder: '', options: [], active: true };
const form = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [] };

/** Documents on which each of the `deskCalls` succeeds. */
export const deskRecords = (): Readonly<Record<string, Fields>> => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 2, currentPlayers: 1 }),
  'tournaments/vacia': tournamentRecord(),
  'registrations/copa_10000001': registrationRecord({ freeFireId: '10000001' }),
  'registrations/copa_10000002': registrationRecord({ freeFireId: '10000002', status: 'rejected' }),
  'questions/nick': { ...question, order: 0 },
  'questions/pais': { ...question, order: 1, active: false },
  'forms/playeras': form,
});

/** A call of an admin's, and its body. */
export type DeskCall = readonly [endpoint: string, body?: unknown];

/** One call for each way in which organisers write. */
export const deskCalls: readonly DeskCall[] = [
  ['POST /tournaments', { name: 'Nueva' }],
  ['PUT /tournaments/copa', { name: 'Otra', revision: 1 }],
  ['DELETE /tournaments/vacia'],
  ['DELETE /tournaments/copa?force=true'],
  ['PATCH /registrations/copa_10000001/status', { status: 'rejected', reason: 'Nivel' }],
  ['PATCH /registrations/copa_10000002/status', { status: 'approved' }],
  ['DELETE /registrations/copa_10000001'],
  ['POST /registrations/batch/approve', { ids: ['copa_10000001', 'copa_10000002'] }],
  ['POST /registrations/batch/reject', { ids: ['copa_10000001'] }],
  ['POST /registrations/batch/reopen', { ids: ['copa_10000002'] }],
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
  ['DELETE /forms/playeras'],
];

/** A text without what chance decided: new ids. */
function withoutChance(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[A-Za-z0-9]{20}/g, 'new');
}

/** What calls, one after the other, are answered, and what they leave behind, in one order and without new ids. */
export async function leftBy(desk: Desk, calls: readonly DeskCall[]): Promise<unknown[]> {
  const replies: unknown[] = [];
  for (const [endpoint, body] of calls) {
    const reply = await desk.call(endpoint, body);
    const answer: unknown = JSON.parse(withoutChance(JSON.stringify(reply.body)));
    replies.push([endpoint, reply.status, answer]);
  }
  const documents = Object.entries(await everything(desk.api.database));
  const named = documents.map(([path, fields]) => withoutChance(`${path} ${JSON.stringify(fields)}`));
  return [...replies, ...named.toSorted()];
}
