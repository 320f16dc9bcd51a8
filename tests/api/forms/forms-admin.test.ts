import { DAY, Form, limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { type Fields, hoursFromNow, NOW, write } from '../../fixtures/records/records.ts';

const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] };
const size = { id: 'talla', type: 'select', label: 'Talla', placeholder: '', required: false, options: ['S', 'M'] };

const form = (fields: Fields = {}): Fields => ({
  title: 'Playeras',
  description: '',
  isActive: true,
  collectResponses: true,
  fields: [nick, size],
  revision: 1,
  ...fields,
});

const response = (fields: Fields = {}): Fields => ({
  answers: { nick: 'Ana' },
  submittedAt: hoursFromNow(-2),
  receivedAt: hoursFromNow(-1),
  ...fields,
});

const { audits, call, database, everything, expectRefused, recorded, stored, visit } = await openAdminArea(
  'demo-api-forms-admin',
  () => ({
    'forms/playeras': form(),
    'forms/cerrado': form({ title: 'Cerrado', isActive: false }),
    'forms/local': form({ title: 'Local', collectResponses: false }),
    'forms/playeras/responses/r1': response(),
    'forms/playeras/responses/r2': response({ receivedAt: hoursFromNow(-0.5) }),
  }),
);

const formAt = (path: string) => stored(`forms/${path}`);
const paths = async () => Object.keys(await everything()).filter((path) => path.startsWith('forms'));
const Made = z.object({ success: z.literal(true), data: Form });
const made = async (endpoint: string, body?: unknown) => Made.parse((await call(endpoint, body)).body).data;
const deliver = (fields: Fields = {}, id = 'playeras') => {
  const answers = { nick: ' Luna ', talla: 'M' };
  const submittedAt = hoursFromNow(-1).toISOString();
  return visit(`POST /forms/${id}/responses`, { id: '1795190400000-abc', answers, submittedAt, ...fields });
};
const delivered = () => formAt('playeras/responses/1795190400000-abc');

it('GET /forms returns all forms ordered by title', async () => {
  const { body } = await call('GET /forms');
  expect(Object(body).data.items.map(({ id }: { id: string }) => id)).toEqual(['cerrado', 'local', 'playeras']);
});

describe('GET /forms/:formId', () => {
  it('returns an active form with its fields and no other stored data', async () => {
    await write(database, { 'forms/playeras': form({ createdBy: 'someone', secret: 'x' }) });
    expectData(await visit('GET /forms/playeras'), { id: 'playeras', ...form() });
  });

  it('returns the fields of an inactive form only to an admin', async () => {
    await write(database, { 'forms/sin-marca': { title: 'Sin marca', fields: [nick] } });
    expect((await visit('GET /forms/sin-marca')).body).toMatchObject({ data: { isActive: false, fields: [] } });
    expectData(await visit('GET /forms/cerrado'), {
      id: 'cerrado',
      ...form({ title: 'Cerrado', isActive: false, fields: [] }),
    });
    expect(await made('GET /forms/cerrado')).toMatchObject({ isActive: false, fields: [nick, size] });
  });

  it('reads a malformed record, and repairs or drops its invalid fields', async () => {
    const fields = ['x', null, { label: 'Uno', type: 'hologram' }, { ...size, id: 'a/b', options: ['Sí', 2, ''] }];
    await write(database, { 'forms/raro': { title: 'Raro', isActive: true, fields } });
    const read = [
      { ...nick, id: 'field-1', label: 'Uno', required: false },
      { ...size, id: 'field-2', options: ['Sí'] },
    ];
    const raro = form({ title: 'Raro', collectResponses: false, fields: read, revision: 0 });
    expectData(await visit('GET /forms/raro'), { id: 'raro', ...raro });
  });
});

it('POST /forms requires only a title; the form starts inactive and collects responses', async () => {
  const { id, ...fields } = await made('POST /forms', { title: ' Encuesta ' });
  expect(fields).toEqual(form({ title: 'Encuesta', isActive: false, fields: [] }));
  expect(await formAt(id)).toMatchObject(fields);
  expect(await recorded()).toEqual([`admin form.create ${id}`]);
});

it('PUT /forms/:formId replaces a form, accepts a repeated edit, and refuses a concurrent one', async () => {
  const body = { title: 'Gorras', isActive: true, fields: [size], revision: 1 };
  const replaced = form({ title: 'Gorras', fields: [size], revision: 2 });
  for (const _ of [1, 2]) expectData(await call('PUT /forms/playeras', body), { id: 'playeras', ...replaced });
  expect(await formAt('playeras')).toEqual(replaced);
  expect(await recorded()).toEqual(['admin form.update playeras']);
  expectFailure(await call('PUT /forms/playeras', { ...body, title: 'Tazas' }), 409, 'edit_conflict');
  await call('PATCH /forms/playeras', { isActive: false });
  expectFailure(await call('PUT /forms/playeras', { ...body, revision: 2 }), 409, 'edit_conflict');
  expect(await formAt('playeras')).toMatchObject({ title: 'Gorras', isActive: false, revision: 3 });
});

describe('DELETE /forms/:formId', () => {
  it('deletes a form without responses, and refuses one with responses', async () => {
    expectData(await call('DELETE /forms/cerrado'), { deleted: true });
    expect(await formAt('cerrado')).toBeUndefined();
    await expectRefused(() => call('DELETE /forms/playeras'), 409, 'has_responses');
    expect(await recorded()).toEqual(['admin form.delete cerrado']);
  });

  it('with force also deletes hundreds of responses, and is audited once', async () => {
    const many = Array.from({ length: 450 }, (_, index) => [`forms/playeras/responses/x${index}`, response()]);
    for (const some of [many.slice(0, 225), many.slice(225)]) await write(database, Object.fromEntries(some));
    expectData(await call('DELETE /forms/playeras?force=true'), { deleted: true });
    expect((await paths()).toSorted()).toEqual(['forms/cerrado', 'forms/local']);
    expect(await recorded()).toEqual(['admin form.delete playeras']);
  });

  it('continues an interrupted deletion without a second audit record', async () => {
    await database.doc('forms/playeras').update({ isActive: false, removing: true });
    expectData(await call('DELETE /forms/playeras?force=true'), { deleted: true });
    expect(await paths()).not.toContain('forms/playeras/responses/r1');
    expect(await recorded()).toEqual([]);
  });
});

it('DELETE /forms/:formId/responses/:responseId deletes one response permanently, audited without its answers', async () => {
  expectData(await call('DELETE /forms/playeras/responses/r1'), { deleted: true });
  // A browser that retries finds its id taken for as long as responses are kept.
  const expiresAt = new Date(NOW.getTime() + limits.responseRetentionDays * DAY);
  expect((await formAt('playeras/responses/r1'))?.expiresAt.toDate()).toEqual(expiresAt);
  expect((await deliver({ id: 'r1' })).status).toBe(200);
  expect(Object.keys((await formAt('playeras/responses/r1')) ?? {})).toEqual(['expiresAt']);
  expect((await call('GET /forms/playeras/responses')).body).toMatchObject({ data: { items: [{ id: 'r2' }] } });
  expect(await formAt('playeras/responses/r2')).toMatchObject({ answers: { nick: 'Ana' } });
  expect(await formAt('playeras')).toEqual(form());
  const record = { actor: 'admin', action: 'response.delete', target: 'playeras/r1', before: null, after: null };
  expect(await audits()).toEqual([{ ...record, at: expect.anything() }]);
  // A form without responses can be deleted.
  await call('DELETE /forms/playeras/responses/r2');
  expectData(await call('DELETE /forms/playeras'), { deleted: true });
});

it('GET /forms/:formId/responses gives the latest first', async () => {
  const item = { id: 'r1', formId: 'playeras', answers: { nick: 'Ana' }, networkHash: null };
  const at = (hours: number) => hoursFromNow(hours).toISOString();
  expectData(await call('GET /forms/playeras/responses'), {
    items: [
      { ...item, id: 'r2', submittedAt: at(-2), receivedAt: at(-0.5) },
      { ...item, submittedAt: at(-2), receivedAt: at(-1) },
    ],
    nextCursor: null,
    total: 2,
    erased: 0,
  });
});

describe('POST /forms/:formId/responses', () => {
  it('stores only answers to the form’s fields, once per response id', async () => {
    const answers = { nick: ' Luna ', talla: 'M', otra: 'x' };
    expectData(await deliver({ answers }), { id: '1795190400000-abc' });
    const { submittedAt, receivedAt, ...rest } = (await delivered()) ?? {};
    expect(rest).toEqual({ answers: { nick: 'Luna', talla: 'M' }, networkHash: null });
    expect([submittedAt.toDate(), receivedAt.toDate()]).toEqual([hoursFromNow(-1), NOW]);
    expect(await recorded()).toEqual([]);
    // The same id changes nothing, even once the form is closed.
    await call('PATCH /forms/playeras', { isActive: false });
    expectData(await deliver({ answers: { nick: 'Otra' } }), { id: '1795190400000-abc' });
    expect(await delivered()).toMatchObject({ answers: { nick: 'Luna' } });
  });

  it('refuses a form that collects no responses, and reports invalid answers by field', async () => {
    for (const id of ['cerrado', 'local']) await expectRefused(() => deliver({}, id), 404, 'form_not_found');
    const fields = { 'answers.nick': 'Este campo es obligatorio', 'answers.talla': 'Elige una de las opciones' };
    await expectRefused(() => deliver({ answers: { talla: 'XL' } }), 400, 'invalid', fields);
  });
});
