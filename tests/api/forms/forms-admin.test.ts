import { Form } from '@arena/domain';
import { CollectedResponse } from '@arena/domain/api';
import { beforeEach, describe, expect, it } from 'vitest';
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

const { call, database, everything, expectRefused, recorded, stored, visit } = await openAdminArea(
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

describe('GET /forms', () => {
  it('gives every form by title, in pages', async () => {
    const Page = z.object({ data: z.strictObject({ items: z.array(Form), nextCursor: z.string().nullable() }) });
    const first = Page.parse((await call('GET /forms?limit=2')).body).data;
    const second = Page.parse((await call(`GET /forms?limit=2&cursor=${first.nextCursor}`)).body).data;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['cerrado', 'local', 'playeras']);
    expect(second.nextCursor).toBeNull();
  });
});

describe('GET /forms/:formId', () => {
  const FIELD = { ...nick, id: 'nombre', label: 'Nombre' };
  const FORM = { title: 'Inscripción', description: 'Cuéntanos de ti', collectResponses: true };

  beforeEach(() =>
    write(database, {
      'forms/activo': { ...FORM, isActive: true, fields: [FIELD], createdBy: 'someone', secret: 'x' },
      'forms/inactivo': { ...FORM, isActive: false, fields: [FIELD] },
      'forms/sin-marca': { ...FORM, fields: [FIELD] },
      'forms/activo/responses/r1': { answers: { nombre: 'Ana' } },
      'forms/raro': {
        title: 'Raro',
        isActive: true,
        fields: ['x', null, { label: 'Uno', type: 'hologram' }, { id: 'a/b', type: 'select', options: ['Sí', 2, ''] }],
      },
    }),
  );

  it('gives an active form with its fields, and nothing else of its record', async () => {
    expectData(await visit('GET /forms/activo'), {
      id: 'activo',
      ...FORM,
      isActive: true,
      fields: [FIELD],
      revision: 0,
    });
  });

  it.each(['inactivo', 'sin-marca'])('returns %s as inactive, without its fields', async (id) => {
    expectData(await visit(`GET /forms/${id}`), { id, ...FORM, isActive: false, fields: [], revision: 0 });
  });

  it('makes the best of a record that is not well formed', async () => {
    expectData(await visit('GET /forms/raro'), {
      id: 'raro',
      revision: 0,
      title: 'Raro',
      description: '',
      isActive: true,
      collectResponses: false,
      fields: [
        { id: 'field-1', type: 'text', label: 'Uno', placeholder: '', required: false, options: [] },
        { id: 'field-2', type: 'select', label: '', placeholder: '', required: false, options: ['Sí'] },
      ],
    });
  });

  it('of a closed form returns its fields to an admin only', async () => {
    expect(await made('GET /forms/cerrado')).toMatchObject({ isActive: false, fields: [nick, size] });
    expect((await visit('GET /forms/cerrado')).body).toMatchObject({ data: { isActive: false, fields: [] } });
  });
});

describe('POST /forms', () => {
  it('needs a title only, starts closed and collects responses', async () => {
    const { id, ...fields } = await made('POST /forms', { title: ' Encuesta ' });
    expect(fields).toEqual(form({ title: 'Encuesta', isActive: false, fields: [] }));
    expect(await formAt(id)).toMatchObject(fields);
    expect(await recorded()).toEqual([`admin form.create ${id}`]);
  });
});

describe('PUT /forms/:formId', () => {
  it('replaces a form', async () => {
    const body = { title: 'Gorras', isActive: true, fields: [size] };
    expectData(await call('PUT /forms/playeras', body), {
      id: 'playeras',
      ...form({ title: 'Gorras', fields: [size], revision: 2 }),
    });
    expect(await formAt('playeras')).toEqual(form({ title: 'Gorras', fields: [size], revision: 2 }));
    expect(await recorded()).toEqual(['admin form.update playeras']);
  });

  it('refuses a concurrent edit, and accepts a repeated one', async () => {
    const body = { title: 'Gorras', isActive: true, revision: 1 };
    expect(await made('PUT /forms/playeras', body)).toMatchObject({ revision: 2 });
    expect(await made('PUT /forms/playeras', body)).toMatchObject({ revision: 2 });
    expectFailure(await call('PUT /forms/playeras', { ...body, title: 'Tazas' }), 409, 'edit_conflict');
    await call('PATCH /forms/playeras', { isActive: false });
    expectFailure(await call('PUT /forms/playeras', { ...body, revision: 2 }), 409, 'edit_conflict');
    expect(await formAt('playeras')).toMatchObject({ title: 'Gorras', isActive: false, revision: 3 });
  });
});

describe('DELETE /forms/:formId', () => {
  it('deletes one without responses', async () => {
    expectData(await call('DELETE /forms/cerrado'), { deleted: true });
    expect(await formAt('cerrado')).toBeUndefined();
    expect(await recorded()).toEqual(['admin form.delete cerrado']);
  });

  it('keeps one with responses', async () => {
    await expectRefused(() => call('DELETE /forms/playeras'), 409, 'has_responses');
  });

  it('forced deletes the responses too, however many, and is recorded once', async () => {
    const many = Array.from({ length: 450 }, (_, index) => [`forms/playeras/responses/x${index}`, response()]);
    await write(database, Object.fromEntries(many.slice(0, 225)));
    await write(database, Object.fromEntries(many.slice(225)));
    expectData(await call('DELETE /forms/playeras?force=true'), { deleted: true });
    expect((await paths()).toSorted()).toEqual(['forms/cerrado', 'forms/local']);
    expect(await recorded()).toEqual(['admin form.delete playeras']);
  });

  it('goes on where it was interrupted, without a second record', async () => {
    await database.doc('forms/playeras').update({ isActive: false, removing: true });
    expectData(await call('DELETE /forms/playeras?force=true'), { deleted: true });
    expect(await paths()).not.toContain('forms/playeras/responses/r1');
    expect(await recorded()).toEqual([]);
  });

  it('leaves no response behind that comes at the same moment', async () => {
    const delivery = (index: number) =>
      visit('POST /forms/playeras/responses', {
        id: `tarde-${index}`,
        answers: { nick: 'x' },
        submittedAt: NOW.toISOString(),
      });
    const [deleted, ...delivered] = await Promise.all([
      call('DELETE /forms/playeras?force=true'),
      ...Array.from({ length: 10 }, (_, index) => delivery(index)),
    ]);
    expect(deleted?.status).toBe(200);
    for (const { status } of delivered) expect([200, 404]).toContain(status);
    expect((await paths()).filter((path) => path.includes('playeras'))).toEqual([]);
  });
});

describe('DELETE /forms/:formId/responses/:responseId', () => {
  it('deletes that response only, and records it without its answers', async () => {
    expectData(await call('DELETE /forms/playeras/responses/r1'), { deleted: true });
    expect(await formAt('playeras/responses/r1')).toEqual({ expiresAt: expect.anything() });
    const { body } = await call('GET /forms/playeras/responses');
    expect(body).toMatchObject({ data: { items: [{ id: 'r2' }] } });
    expect(await formAt('playeras/responses/r2')).toMatchObject({ answers: { nick: 'Ana' } });
    expect(await formAt('playeras')).toEqual(form());
    const { docs } = await database.collection('audit').get();
    expect(docs.map((record) => record.data())).toEqual([
      {
        actor: 'admin',
        action: 'response.delete',
        target: 'playeras/r1',
        at: expect.anything(),
        before: null,
        after: null,
      },
    ]);
  });

  it('is taken for none where it is sent again, and no longer in the way of the form’s own deletion', async () => {
    await call('DELETE /forms/playeras/responses/r1');
    await call('DELETE /forms/playeras/responses/r2');
    const again = { id: 'r1', answers: { nick: 'Ana' }, submittedAt: NOW.toISOString() };
    expect((await visit('POST /forms/playeras/responses', again)).status).toBe(200);
    expect((await call('GET /forms/playeras/responses')).body).toMatchObject({ data: { items: [] } });
    expectData(await call('DELETE /forms/playeras/responses/r1'), { deleted: true });
    expectData(await call('DELETE /forms/playeras'), { deleted: true });
  });

  it('happens once, however many ask', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => call('DELETE /forms/playeras/responses/r1')));
    for (const reply of replies) expectData(reply, { deleted: true });
    expect(await recorded()).toEqual(['admin response.delete playeras/r1']);
  });
});

describe('GET /forms/:formId/responses', () => {
  it('gives the latest first, in pages', async () => {
    const Page = z.object({
      data: z.strictObject({
        items: z.array(CollectedResponse),
        nextCursor: z.string().nullable(),
        total: z.literal(2),
        erased: z.literal(0),
      }),
    });
    const first = Page.parse((await call('GET /forms/playeras/responses?limit=1')).body).data;
    expect(first.items).toEqual([
      {
        id: 'r2',
        formId: 'playeras',
        answers: { nick: 'Ana' },
        submittedAt: hoursFromNow(-2).toISOString(),
        receivedAt: hoursFromNow(-0.5).toISOString(),
      },
    ]);
    const { body } = await call(`GET /forms/playeras/responses?limit=1&cursor=${first.nextCursor}`);
    expect(Page.parse(body).data).toMatchObject({ items: [{ id: 'r1' }], nextCursor: null });
  });
});

describe('POST /forms/:formId/responses', () => {
  const delivered = (fields: Fields = {}): Fields => ({
    id: '1795190400000-abc',
    answers: { nick: ' Luna ', talla: 'M' },
    submittedAt: hoursFromNow(-1).toISOString(),
    ...fields,
  });
  const deliver = (body: unknown, id = 'playeras') => visit(`POST /forms/${id}/responses`, body);
  const kept = () => formAt('playeras/responses/1795190400000-abc');

  it('keeps the answers to the form’s own fields, with both times', async () => {
    const answers = { nick: ' Luna ', talla: 'M', otra: 'x' };
    expectData(await deliver(delivered({ answers })), { id: '1795190400000-abc' });
    const { submittedAt, receivedAt, ...rest } = (await kept()) ?? {};
    expect(rest).toEqual({ answers: { nick: 'Luna', talla: 'M' } });
    expect([submittedAt.toDate(), receivedAt.toDate()]).toEqual([hoursFromNow(-1), NOW]);
    expect(await recorded()).toEqual([]);
  });

  it('with the same id again changes nothing, whatever has become of the form', async () => {
    await deliver(delivered());
    expectData(await deliver(delivered({ answers: { nick: 'Otra' } })), { id: '1795190400000-abc' });
    await call('PATCH /forms/playeras', { isActive: false });
    expectData(await deliver(delivered()), { id: '1795190400000-abc' });
    expect(await kept()).toMatchObject({ answers: { nick: 'Luna' } });
  });

  it('many at once are all kept, and each once', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `r-${index % 20}`);
    const replies = await Promise.all(ids.map((id) => deliver(delivered({ id }))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await paths()).filter((path) => path.includes('/r-'))).toHaveLength(20);
  });

  it.each(['cerrado', 'local'])('is refused where the form %s takes none', async (id) => {
    await expectRefused(() => deliver(delivered(), id), 404, 'form_not_found');
  });

  it('reports problems at their fields', async () => {
    const fields = { 'answers.nick': 'Este campo es obligatorio', 'answers.talla': 'Elige una de las opciones' };
    await expectRefused(() => deliver(delivered({ answers: { talla: 'XL' } })), 400, 'invalid', fields);
  });

  it('is limited to 120 a minute from one address', async () => {
    const replies = await Promise.all(Array.from({ length: 122 }, (_, n) => deliver(delivered({ id: `l-${n}` }))));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
