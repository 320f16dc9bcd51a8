import { afterEach, describe, expect, it, vi } from 'vitest';
import { everything, openDesk } from '../support/desk.ts';
import { LOST, loseNextReply } from '../support/lost-reply.ts';
import { registrationRecord, tournamentRecord } from '../support/records.ts';

const question = { text: '¿Nick?', type: 'text', required: false, placeholder: '', options: [], active: true };
const form = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [] };

const current = openDesk('demo-api-admin-lost-reply', () => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 2, currentPlayers: 1 }),
  'tournaments/vacia': tournamentRecord(),
  'registrations/copa_10000001': registrationRecord({ freeFireId: '10000001' }),
  'registrations/copa_10000002': registrationRecord({ freeFireId: '10000002', status: 'rejected' }),
  'questions/nick': { ...question, order: 0 },
  'questions/pais': { ...question, order: 1, active: false },
  'forms/playeras': form,
}));

afterEach(() => {
  vi.restoreAllMocks();
});

const CALLS: readonly (readonly [endpoint: string, body?: unknown])[] = [
  ['POST /tournaments', { name: 'Nueva' }],
  ['PUT /tournaments/copa', { name: 'Otra', revision: 1 }],
  ['DELETE /tournaments/vacia'],
  ['DELETE /tournaments/copa?force=true'],
  ['PATCH /registrations/copa_10000001/status', { status: 'rejected', reason: 'Nivel' }],
  ['PATCH /registrations/copa_10000002/status', { status: 'approved' }],
  ['DELETE /registrations/copa_10000001'],
  ['POST /registrations/batch/approve', { ids: ['copa_10000001', 'copa_10000002'] }],
  ['POST /registrations/batch/reject', { ids: ['copa_10000001'] }],
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

/** What a call leaves behind, new ids and all records in one order and without what chance decided. */
async function leftBy(endpoint: string, body: unknown): Promise<unknown[]> {
  const reply = await current().call(endpoint, body);
  const documents = Object.entries(await everything(current().api.database));
  const named = documents.map(([path, fields]) => {
    const [collection = '', id = ''] = path.split('/');
    const text = JSON.stringify(fields).replaceAll(/[A-Za-z0-9]{20}/g, 'new');
    return [collection, id.length === 20 ? 'new' : id, text].join(' ');
  });
  const data: unknown = JSON.parse(JSON.stringify(reply.body).replaceAll(/[A-Za-z0-9]{20}/g, 'new'));
  return [reply.status, data, named.toSorted()];
}

describe.each(CALLS.map(([endpoint, body]) => ({ endpoint, body })))('$endpoint', ({ endpoint, body }) => {
  it.each(LOST.filter(([why]) => why !== 'no reply ever comes'))(
    'does and records the same, once, where %s',
    async (_why, end) => {
      const whole = await leftBy(endpoint, body);
      await current().restart();
      loseNextReply(current().api.database, end);
      expect(await leftBy(endpoint, body)).toEqual(whole);
      expect(whole[0]).toBe(200);
    },
  );
});

it('waits no longer than a try may take for a reply that never comes', async () => {
  loseNextReply(current().api.database, () => new Promise(() => undefined));
  const { body } = await current().call('PATCH /questions/nick/toggle');
  expect(body).toMatchObject({ success: true, data: { active: false } });
});
