import type { FieldErrors } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { aliasOf } from '../../../functions/src/audit/entry.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import type { Failure } from '../../support/calls/expect.ts';
import { openDesk } from '../../support/desk.ts';
import { competitionRecord, entryRecord } from '../../support/records/competition-records.ts';
import { APPROVED, PENDING, queueRecords, REJECTED, registrationOf } from '../../support/records/queue-records.ts';
import { type Fields, HASH_KEY, hoursFromNow, NOW, write } from '../../support/records/records.ts';
import { holding } from '../../support/records/whole-store.ts';

const PROJECT = 'demo-api-registrations-corrections';
const question = { type: 'select', required: true, placeholder: '', options: ['Norte', 'Sur'] };

const { api, audits, call, database, expectRefused, players, stored, visit } = await openDesk(PROJECT, () => ({
  ...queueRecords(),
  ...registrationOf('10000001', {
    createdAt: hoursFromNow(-3),
    answers: { region: 'Norte', quitada: 'Antes' },
    requestId: '99999999-9999-4999-8999-999999999999',
  }),
  'questions/region': { ...question, text: '¿Región?', active: true, order: 0 },
  'questions/de-liga': { ...question, text: '¿Talla?', active: true, order: 2, tournamentId: 'liga' },
  'questions/nueva': { ...question, text: '¿Desde cuándo?', active: true, order: 1 },
}));

const pending = { id: PENDING, createdAt: hoursFromNow(-3).toISOString(), revision: 0 };
const approved = { id: APPROVED, createdAt: hoursFromNow(-1).toISOString(), revision: 0 };
const rejected = { id: REJECTED, createdAt: hoursFromNow(-2).toISOString(), revision: 0 };

const correct = (body: Fields) => call('PATCH /registrations/fields', body);
const registration = (id: string) => stored(`registrations/${id}`);
const alias = (id: string) => aliasOf(keyedHash(HASH_KEY), id);
const unchanged = (body: Fields, ...failure: Failure) => expectRefused(() => correct(body), ...failure);

describe('PATCH /registrations/fields', () => {
  it('corrects the fields sent, as the form would take them, and leaves the others', async () => {
    const { body } = await correct({ ...pending, fullName: '  Ana María ', email: 'ANA@Nueva.example' });
    const after = { fullName: 'Ana María', email: 'ana@nueva.example', revision: 1 };
    expect(body).toMatchObject({ success: true, data: { ...after, id: PENDING, phone: '+52 55 1234 5678' } });
    expect(await registration(PENDING)).toMatchObject({ ...after, nameKey: 'ana maria', status: 'pending' });
    expect(await players()).toBe(2);
  });

  it('is recorded by the fields that changed, and by nothing that is in them', async () => {
    const typed = { fullName: 'Brenda', freeFireId: '55555555', email: 'b@x.example', phone: '+52 1 999 888' };
    await correct({ ...pending, ...typed, answers: { region: 'Sur' } });
    expect(await audits()).toEqual([
      {
        actor: 'admin',
        action: 'registration.correct',
        target: alias(PENDING),
        at: expect.anything(),
        before: { revision: 0 },
        after: {
          revision: 1,
          changed: ['answers', 'email', 'freeFireId', 'fullName', 'phone'],
          became: alias('copa_55555555'),
        },
      },
    ]);
    const values = ['Brenda', '55555555', 'b@x.example', '999 888', 'Sur', '10000001', 'Norte'];
    expect((await holding(PROJECT, values)).filter((path) => path.startsWith('audit/'))).toEqual([]);
  });

  it('moves a player to another ID, in one commit, and keeps all else', async () => {
    const before = await registration(APPROVED);
    const { body } = await correct({ ...approved, freeFireId: '77777777' });
    expect(body).toMatchObject({ data: { id: 'copa_77777777', freeFireId: '77777777', status: 'approved' } });
    expect(await registration(APPROVED)).toBeUndefined();
    expect(await registration('copa_77777777')).toEqual({ ...before, freeFireId: '77777777', revision: 1 });
    expect(await players()).toBe(2);
  });

  it.each([PENDING, 'copa_77777777'])('frees the former ID, and holds the new one: %s', async (id) => {
    await correct({ ...pending, freeFireId: '77777777' });
    const body = { tournamentId: 'copa', freeFireId: id.slice(5) };
    const { body: reply } = await visit('POST /registrations/check-freefireid', body);
    expect(reply).toMatchObject({ data: { registered: id !== PENDING } });
  });

  it('refuses an ID that holds a place, beside its field', async () => {
    const text = 'Este ID de Free Fire ya está inscrito en este torneo.';
    await unchanged({ ...pending, freeFireId: '10000002', fullName: 'Eva' }, 409, 'already_registered', {
      freeFireId: text,
    });
    await unchanged({ ...rejected, freeFireId: '10000002' }, 409, 'already_registered', { freeFireId: text });
  });

  it('takes the ID that a rejected registration left, which goes on being counted as one that arrived', async () => {
    const arrivals = async () => Object((await call('GET /statistics')).body).data.arrivals;
    const before = await arrivals();
    expect(await correct({ ...pending, freeFireId: '10000003' })).toMatchObject({ status: 200 });
    expect(await registration(REJECTED)).toMatchObject({
      status: 'pending',
      createdAt: (await registration(REJECTED))?.createdAt,
    });
    expect(await registration(PENDING)).toBeUndefined();
    expect(await players()).toBe(2);
    expect(await arrivals()).toEqual(before);
  });

  it('again answers the same, and leaves no second record', async () => {
    const change = { ...pending, fullName: 'Eva', freeFireId: '77777777' };
    const first = await correct(change);
    expect(await correct(change)).toMatchObject({ status: 200, body: first.body });
    expect(await audits()).toHaveLength(1);
    const same = { ...approved, fullName: 'Ana Pérez' };
    expect(await correct(same)).toMatchObject({ status: 200, body: { data: { revision: 0 } } });
    expect(await audits()).toHaveLength(1);
  });

  it('leaves whoever registered under the former ID meanwhile as they are', async () => {
    const change = { ...pending, freeFireId: '77777777' };
    await correct(change);
    await write(database, registrationOf('10000001', { fullName: 'Otra', createdAt: NOW }));
    expect(await correct(change)).toMatchObject({ status: 200, body: { data: { id: 'copa_77777777' } } });
    expect(await registration(PENDING)).toMatchObject({ fullName: 'Otra' });
    await unchanged({ ...pending, fullName: 'Eva' }, 409, 'edited_meanwhile');
  });

  it('tells the second of two people, whatever the first changed', async () => {
    await correct({ ...pending, phone: '5599887766' });
    await unchanged({ ...pending, fullName: 'Eva' }, 409, 'edited_meanwhile');
    expect(await correct({ ...pending, revision: 1, fullName: 'Eva' })).toMatchObject({ status: 200 });
    await correct({ ...pending, revision: 2, freeFireId: '77777777' });
    await unchanged({ ...pending, revision: 2, freeFireId: '66666666' }, 404, 'not_found');
  });

  it('isn’t in the way of a decision, nor a decision in its way', async () => {
    await call(`PATCH /registrations/${PENDING}/status`, { status: 'approved', from: 'pending' });
    expect(await correct({ ...pending, fullName: 'Eva' })).toMatchObject({
      status: 200,
      body: { data: { status: 'approved' } },
    });
  });

  it('gives an ID once, whoever asks for it at the same moment', async () => {
    const body = {
      tournamentId: 'copa',
      fullName: 'Eva',
      freeFireId: '77777777',
      email: 'e@x.example',
      phone: '55123456',
    };
    const answers = { region: 'Sur', nueva: 'Sur' };
    const replies = await Promise.all([
      correct({ ...pending, freeFireId: '77777777' }),
      correct({ ...approved, freeFireId: '77777777' }),
      api.call('POST /registrations', { body: { ...body, answers } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await registration('copa_77777777')).toBeDefined();
    await players();
  });

  it('checks the answers that change, and asks nothing that the player wasn’t', async () => {
    const answers = { region: 'Norte', quitada: 'Corregida' };
    expect(await correct({ ...pending, answers })).toMatchObject({ status: 200, body: { data: { answers } } });
    const wrong = { ...pending, revision: 1 };
    const option = { 'answers.region': 'Elige una de las opciones' };
    await unchanged({ ...wrong, answers: { ...answers, region: 'Este' } }, 400, 'invalid', option);
    const required = { 'answers.region': 'Esta pregunta es obligatoria' };
    await unchanged({ ...wrong, answers: { quitada: 'x' } }, 400, 'invalid', required);
    const removed = await correct({ ...wrong, answers: { region: 'Sur', nadie: 'nada', 'de-liga': 'Norte' } });
    expect(removed.body).toMatchObject({ data: { answers: { region: 'Sur' } } });
    expect(Object.keys(Object((await registration(PENDING))?.answers))).toEqual(['region']);
  });

  it('goes on with the entry of a competition, which keeps its place and its results', async () => {
    await write(database, {
      'competitions/copa': { ...competitionRecord(), writes: 1 },
      'competitions/copa/entries/leones': {
        ...entryRecord('leones', {
          name: '',
          players: [{ nickname: 'Leo', freeFireId: '10000002' }],
          registrationId: APPROVED,
        }),
      },
    });
    await correct({ ...approved, freeFireId: '77777777' });
    const entry = async () => (await database.doc('competitions/copa/entries/leones').get()).data();
    expect(await entry()).toMatchObject({
      players: [{ nickname: 'Leo', freeFireId: '77777777' }],
      registrationId: 'copa_77777777',
    });
    expect(await call('POST /competitions/copa/entries/import')).toMatchObject({ status: 200 });
    expect(await entry()).toMatchObject({ status: 'active' });
    expect(await holding(PROJECT, ['10000002'])).toEqual([]);
  });

  it.each<[Fields, FieldErrors]>([
    [{ fullName: '' }, { fullName: 'El nombre es obligatorio' }],
    [{ freeFireId: '123' }, { freeFireId: 'El ID debe contener entre 8 y 12 dígitos numéricos' }],
    [{ revision: -1 }, { revision: 'Dato no válido' }],
  ])('refuses %j', async (fields, problems) => {
    await unchanged({ ...pending, ...fields }, 400, 'invalid', problems);
  });
});
