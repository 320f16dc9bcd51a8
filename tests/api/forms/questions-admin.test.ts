import { Question } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { type Fields, tournamentRecord } from '../../fixtures/records/records.ts';
import { KEY, REQUEST_ID } from '../../fixtures/resources/resource.ts';

const question = (order: number, fields: Fields = {}): Fields => ({
  text: `Pregunta ${order}`,
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  active: true,
  tournamentId: null,
  order,
  revision: 1,
  ...fields,
});

const { api, admin, call, expectRefused, recorded, stored } = await openAdminArea('demo-api-questions-admin', () => ({
  'questions/nick': question(0, { required: true }),
  'questions/pais': question(1, { type: 'select', options: ['México', 'Perú'] }),
  'questions/vieja': question(2, { active: false }),
  'tournaments/copa': tournamentRecord(),
}));

const storedQuestion = (id: string) => stored(`questions/${id}`);
const Made = z.object({ success: z.literal(true), data: Question });
const Several = z.object({ data: z.array(z.object({ id: z.string() })) });
const made = async (endpoint: string, body?: unknown) => Made.parse((await call(endpoint, body)).body).data;
const idsOf = async (endpoint: string) => Several.parse((await call(endpoint)).body).data.map(({ id }) => id);
const listed = async () => {
  const { body } = await call('GET /questions');
  return z
    .object({ data: z.object({ items: z.array(Question) }) })
    .parse(body)
    .data.items.map(({ id }) => id);
};

describe('POST /questions', () => {
  it('adds one after the others, its options trimmed and single', async () => {
    const body = { text: ' ¿Modo? ', type: 'checkbox', options: [' Solo', 'Dúo', 'Solo', ''] };
    const { id, ...fields } = await made('POST /questions', body);
    expect(fields).toEqual(question(3, { text: '¿Modo?', type: 'checkbox', options: ['Solo', 'Dúo'] }));
    expect(await storedQuestion(id)).toMatchObject(fields);
    expect(await recorded()).toEqual([`admin question.create ${id}`]);
  });

  const withKey = (body: object) => api.call('POST /questions', { token: admin, body, headers: KEY });

  it('is created once with a key, which is its id', async () => {
    const body = { text: '¿Edad?', type: 'text' };
    const replies = await Promise.all([withKey(body), withKey(body)]);
    for (const reply of replies) expectData(reply, { id: REQUEST_ID, ...question(3, body) });
    expect(await recorded()).toEqual([`admin question.create ${REQUEST_ID}`]);
    await call(`PUT /questions/${REQUEST_ID}`, { ...body, required: true });
    expectData(await withKey(body), { id: REQUEST_ID, ...question(3, { ...body, required: true, revision: 2 }) });
  });

  it('refuses a key that another body came with', async () => {
    await withKey({ text: '¿Edad?', type: 'text' });
    await expectRefused(() => withKey({ text: '¿Talla?', type: 'text' }), 422, 'key_reused');
  });

  it('refuses a key that is none', async () => {
    const reply = await api.call('POST /questions', {
      token: admin,
      body: { text: '¿Edad?', type: 'text' },
      headers: { 'idempotency-key': '../copa' },
    });
    expectFailure(reply, 400, 'invalid', { 'Idempotency-Key': 'La clave no es válida' });
  });
});

it.each(['POST /questions', 'PUT /questions/nick'])('%s refuses one of a tournament that is gone', async (endpoint) => {
  const body = { text: '¿Edad?', type: 'text', tournamentId: 'nadie' };
  await expectRefused(() => call(endpoint, body), 400, 'invalid', { tournamentId: 'Este torneo ya no existe' });
});

describe('a question of one tournament', () => {
  const body = { text: '¿Talla?', type: 'text' };

  it('is asked there, and elsewhere again once it is for all', async () => {
    const { id } = await made('POST /questions', { ...body, tournamentId: 'copa' });
    expect(await idsOf('GET /questions/active')).not.toContain(id);
    expect(await idsOf('GET /questions/active?tournamentId=copa')).toContain(id);
    expect(await idsOf('GET /questions/form-preview?tournamentId=copa')).toContain(id);
    expect(await made(`PUT /questions/${id}`, { ...body, text: '¿Camiseta?' })).toMatchObject({ tournamentId: 'copa' });
    expect(await made(`PUT /questions/${id}`, { ...body, tournamentId: null })).toMatchObject({ tournamentId: null });
    expect(await idsOf('GET /questions/active')).toContain(id);
  });
});

describe('PUT /questions/:id', () => {
  it('replaces a question in its place', async () => {
    expectData(await call('PUT /questions/pais', { text: '¿País?', type: 'text', active: false }), {
      id: 'pais',
      ...question(1, { text: '¿País?', active: false, revision: 2 }),
    });
    expect(await storedQuestion('pais')).toEqual(question(1, { text: '¿País?', active: false, revision: 2 }));
    expect(await recorded()).toEqual(['admin question.update pais']);
  });

  it('conflicts with a change of `active`, but not of the order', async () => {
    const body = { text: '¿País?', type: 'text', revision: 1 };
    await call('POST /questions/reorder', {
      questions: [
        { id: 'nick', order: 9 },
        { id: 'pais', order: 8 },
      ],
    });
    expect(await made('PUT /questions/nick', body)).toMatchObject({ order: 9, revision: 2 });
    await call('POST /questions/batch/deactivate', { ids: ['pais'] });
    expectFailure(await call('PUT /questions/pais', body), 409, 'edit_conflict');
  });
});

describe('PATCH /questions/:id/toggle', () => {
  it('asks and no longer asks, known to the form at once', async () => {
    expect(await idsOf('GET /questions/active')).toEqual(['nick', 'pais']);
    expect(await made('PATCH /questions/nick/toggle')).toMatchObject({ id: 'nick', active: false });
    expect(await idsOf('GET /questions/active')).toEqual(['pais']);
    expect(await made('PATCH /questions/nick/toggle')).toMatchObject({ active: true });
    expect(await idsOf('GET /questions/form-preview')).toEqual(['nick', 'pais']);
    expect(await recorded()).toHaveLength(2);
  });

  it('changes nothing when the same key comes again', async () => {
    const toggle = () => api.call('PATCH /questions/nick/toggle', { token: admin, headers: KEY });
    for (const reply of await Promise.all([1, 2, 3].map(toggle)))
      expect(reply.body).toMatchObject({ data: { active: false } });
    expect(await recorded()).toEqual(['admin question.update nick']);
    const other = await api.call('PATCH /questions/pais/toggle', { token: admin, headers: KEY });
    expectFailure(other, 422, 'key_reused');
  });
});

describe('DELETE /questions/:id', () => {
  it('happens once, however many ask', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => call('DELETE /questions/pais')));
    for (const reply of replies) expectData(reply, { deleted: true });
    expect(await storedQuestion('pais')).toBeUndefined();
    expect(await recorded()).toEqual(['admin question.delete pais']);
  });
});

describe('POST /questions/reorder', () => {
  const reorder = (questions: unknown) => call('POST /questions/reorder', { questions });
  const reversed = ['vieja', 'pais', 'nick'].map((id, order) => ({ id, order }));

  it('gives every question its place, in one record', async () => {
    const { body } = await reorder(reversed);
    expect(Several.parse(body).data.map(({ id }) => id)).toEqual(['vieja', 'pais', 'nick']);
    expect(await listed()).toEqual(['vieja', 'pais', 'nick']);
    expect(await recorded()).toEqual(['admin question.reorder questions']);
    await reorder(reversed);
    expect(await recorded()).toHaveLength(1);
  });

  it('moves none where one is no more', async () => {
    const reply = await reorder([...reversed, { id: 'ninguna', order: 9 }]);
    expectFailure(reply, 404, 'not_found', { 'questions.3.id': 'Esta pregunta ya no existe' });
    expect(await listed()).toEqual(['nick', 'pais', 'vieja']);
  });

  it.each([
    [[], { questions: 'Elige al menos una' }],
    [[reversed[0], reversed[0]], { questions: 'Hay preguntas repetidas' }],
    [[{ id: 'nick', order: -1 }], { 'questions.0.order': 'Escribe 0 o más' }],
  ])('refuses %j', async (questions, fields) => {
    expectFailure(await reorder(questions), 400, 'invalid', fields);
  });
});

describe('batches', () => {
  const missing = { id: 'ninguna', code: 'not_found', error: 'Recurso no encontrado.' };
  const active = async () => [(await storedQuestion('nick'))?.active, (await storedQuestion('vieja'))?.active];

  it.each([
    ['activate', [true, true], ['vieja']],
    ['deactivate', [false, false], ['nick']],
  ])('%s existing ones, record only changes, and report missing ones', async (what, expected, changed) => {
    const body = { ids: ['nick', 'ninguna', 'vieja', 'nick'] };
    const outcome = { done: ['nick', 'vieja'], failed: [missing] };
    expectData(await call(`POST /questions/batch/${what}`, body), outcome);
    expect(await active()).toEqual(expected);
    expectData(await call(`POST /questions/batch/${what}`, body), outcome);
    expect(await recorded()).toEqual(changed.map((id) => `admin question.update ${id}`));
  });

  it('delete existing ones, and answer a repetition alike', async () => {
    const body = { ids: ['nick', 'ninguna', 'vieja'] };
    expectData(await call('POST /questions/batch/delete', body), { done: body.ids, failed: [] });
    expect(await listed()).toEqual(['pais']);
    expect(await idsOf('GET /questions/active')).toEqual(['pais']);
    expectData(await call('POST /questions/batch/delete', body), { done: body.ids, failed: [] });
    expect(await recorded()).toEqual(['admin question.delete nick', 'admin question.delete vieja']);
  });
});
