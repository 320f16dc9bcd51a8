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

const { call, expectRefused, recorded, stored } = await openAdminArea('demo-api-questions-admin', () => ({
  'questions/nick': question(0, { required: true }),
  'questions/pais': question(1, { type: 'select', options: ['México', 'Perú'] }),
  'questions/vieja': question(2, { active: false }),
  'tournaments/copa': tournamentRecord(),
}));

const Made = z.object({ success: z.literal(true), data: Question });
const made = async (endpoint: string, body?: unknown) => Made.parse((await call(endpoint, body)).body).data;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const asked = async (query = '') => ids(Object((await call(`GET /questions/active${query}`)).body).data);
const listed = async () => ids(Object((await call('GET /questions')).body).data.items);

describe('POST /questions', () => {
  it('adds a question last, with trimmed and unique options', async () => {
    const body = { text: ' ¿Modo? ', type: 'checkbox', options: [' Solo', 'Dúo', 'Solo', ''] };
    const { id, ...fields } = await made('POST /questions', body);
    expect(fields).toEqual(question(3, { text: '¿Modo?', type: 'checkbox', options: ['Solo', 'Dúo'] }));
    expect(await stored(`questions/${id}`)).toMatchObject(fields);
    expect(await recorded()).toEqual([`admin question.create ${id}`]);
  });

  it('creates one question per idempotency key, and refuses the key with another body', async () => {
    const send = (body: object, headers = KEY) => call('POST /questions', body, headers);
    const body = { text: '¿Edad?', type: 'text' };
    expectData(await send(body), { id: REQUEST_ID, ...question(3, body) });
    await call(`PUT /questions/${REQUEST_ID}`, { ...body, required: true });
    expectData(await send(body), { id: REQUEST_ID, ...question(3, { ...body, required: true, revision: 2 }) });
    await expectRefused(() => send({ text: '¿Talla?', type: 'text' }), 422, 'key_reused');
    const wrong = { 'Idempotency-Key': 'La clave no es válida' };
    await expectRefused(() => send(body, { 'idempotency-key': '../copa' }), 400, 'invalid', wrong);
  });
});

it('a question of one tournament appears only there until it is for all', async () => {
  const body = { text: '¿Talla?', type: 'text' };
  for (const endpoint of ['POST /questions', 'PUT /questions/nick']) {
    const gone = { tournamentId: 'Este torneo ya no existe' };
    await expectRefused(() => call(endpoint, { ...body, tournamentId: 'nadie' }), 400, 'invalid', gone);
  }
  const { id } = await made('POST /questions', { ...body, tournamentId: 'copa' });
  expect(await asked()).not.toContain(id);
  expect(await asked('?tournamentId=copa')).toContain(id);
  const preview = await call('GET /questions/form-preview?tournamentId=copa');
  expect(ids(Object(preview.body).data)).toContain(id);
  expect(await made(`PUT /questions/${id}`, { ...body, text: '¿Camiseta?' })).toMatchObject({ tournamentId: 'copa' });
  expect(await made(`PUT /questions/${id}`, { ...body, tournamentId: null })).toMatchObject({ tournamentId: null });
  expect(await asked()).toContain(id);
});

describe('PUT /questions/:id', () => {
  it('replaces a question and keeps its position', async () => {
    const replaced = question(1, { text: '¿País?', active: false, revision: 2 });
    const reply = await call('PUT /questions/pais', { text: '¿País?', type: 'text', active: false });
    expectData(reply, { id: 'pais', ...replaced });
    expect(await stored('questions/pais')).toEqual(replaced);
    expect(await recorded()).toEqual(['admin question.update pais']);
  });

  it('conflicts with a change of `active`, but not of the order', async () => {
    const body = { text: '¿País?', type: 'text', revision: 1 };
    await call('POST /questions/reorder', { questions: [{ id: 'nick', order: 9 }] });
    expect(await made('PUT /questions/nick', body)).toMatchObject({ order: 9, revision: 2 });
    await call('POST /questions/batch/deactivate', { ids: ['pais'] });
    expectFailure(await call('PUT /questions/pais', body), 409, 'edit_conflict');
  });
});

it('PATCH /questions/:id/toggle switches a question at once, and only once per idempotency key', async () => {
  expect(await asked()).toEqual(['nick', 'pais']);
  const toggle = (id: string) => call(`PATCH /questions/${id}/toggle`, undefined, KEY);
  for (const reply of await Promise.all(['nick', 'nick', 'nick'].map(toggle)))
    expect(reply.body).toMatchObject({ data: { id: 'nick', active: false } });
  expect(await asked()).toEqual(['pais']);
  expectFailure(await toggle('pais'), 422, 'key_reused');
  expect(await made('PATCH /questions/nick/toggle')).toMatchObject({ active: true });
  expect(await asked()).toEqual(['nick', 'pais']);
  expect(await recorded()).toHaveLength(2);
});

describe('POST /questions/reorder', () => {
  const reorder = (questions: unknown) => call('POST /questions/reorder', { questions });
  const reversed = ['vieja', 'pais', 'nick'].map((id, order) => ({ id, order }));

  it('sets the order of all questions with one audit record', async () => {
    expect(ids(Object((await reorder(reversed)).body).data)).toEqual(['vieja', 'pais', 'nick']);
    expect(await listed()).toEqual(['vieja', 'pais', 'nick']);
    expect(await recorded()).toEqual(['admin question.reorder questions']);
  });

  it('changes nothing if a question is missing or duplicate', async () => {
    const gone = { 'questions.3.id': 'Esta pregunta ya no existe' };
    await expectRefused(() => reorder([...reversed, { id: 'ninguna', order: 9 }]), 404, 'not_found', gone);
    const twice = { questions: 'Hay preguntas repetidas' };
    await expectRefused(() => reorder([...reversed, reversed[0]]), 400, 'invalid', twice);
  });
});

describe('a batch', () => {
  const missing = { id: 'ninguna', code: 'not_found', error: 'Recurso no encontrado.' };

  it.each([
    ['activate', true, 'vieja'],
    ['deactivate', false, 'nick'],
  ])('to %s questions audits only changes and reports missing questions', async (what, active, changed) => {
    const body = { ids: ['nick', 'ninguna', 'vieja', 'nick'] };
    expectData(await call(`POST /questions/batch/${what}`, body), { done: ['nick', 'vieja'], failed: [missing] });
    for (const id of ['nick', 'vieja']) expect(await stored(`questions/${id}`)).toMatchObject({ active });
    expect(await recorded()).toEqual([`admin question.update ${changed}`]);
  });

  it('to delete questions removes them from the form at once', async () => {
    const body = { ids: ['nick', 'ninguna', 'vieja'] };
    expectData(await call('POST /questions/batch/delete', body), { done: body.ids, failed: [] });
    expect(await listed()).toEqual(['pais']);
    expect(await asked()).toEqual(['pais']);
    expect(await recorded()).toEqual(['admin question.delete nick', 'admin question.delete vieja']);
  });
});
