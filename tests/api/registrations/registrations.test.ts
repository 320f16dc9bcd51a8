import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetActiveQuestions } from '../../../functions/src/questions/questions.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { LOST, loseNextReply } from '../../fixtures/calls/lost-reply.ts';
import { linkOf } from '../../fixtures/people/links.ts';
import { from } from '../../fixtures/people/origins.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  registrationOf,
  registrationPath,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';

const POST = 'POST /registrations';
const RECEIPT = { tournamentId: 'copa', freeFireId: '12345678', status: 'pending' };

const QUESTIONS = {
  'questions/nick': { text: '¿Tu nick?', type: 'text', required: true, active: true, order: 0 },
  'questions/pais': { text: '¿País?', type: 'select', options: ['México', 'Perú'], active: true, order: 1 },
  'questions/modos': { text: '¿Modos?', type: 'checkbox', options: ['Solo', 'Dúo'], active: true, order: 2 },
  'questions/de-liga': { text: '¿Talla?', type: 'text', required: true, active: true, order: 4, tournamentId: 'liga' },
  'questions/retirada': { text: '¿Edad?', type: 'text', required: true, active: false, order: 3 },
};
const ANSWERS = { nick: 'Anita' };

const { api, database, stored } = await openApi('demo-api-registrations', () => ({
  ...QUESTIONS,
  'tournaments/copa': tournamentRecord(),
}));
beforeEach(() => forgetActiveQuestions(database));

const send = (fields: Fields = {}) =>
  api.call(POST, { body: keyedSubmission({ answers: ANSWERS, ...fields }), headers: from('198.51.100.4') });
const players = async () => (await stored('tournaments/copa'))?.currentPlayers;
const registered = async () => (await database.collection('registrations').get()).size;

describe('a registration', () => {
  it('is stored as pending with normalised fields, and counted', async () => {
    const { currentPlayers: _, ...before } = (await stored('tournaments/copa')) ?? {};
    const names = { fullName: '  Ana Pérez ', nickname: ' AnaFF ', email: ' ANA@Example.com ' };
    const guardian = { name: ' Rosa Pérez ', contact: '301 765 4321' };
    const answers = { nick: '  Anita ', pais: '', modos: ['Dúo'], retirada: '12', otra: 'x', 'de-liga': 'M' };
    expectData(await send({ ...names, guardian, answers, country: 'CO', phone: '300 123 4567' }), RECEIPT);
    const fields = await stored(registrationPath('12345678'));
    expect(fields?.createdAt.toDate()).toEqual(NOW);
    expect(fields).toEqual(
      registrationRecord({
        nickname: 'AnaFF',
        phone: '+57 300 1234567',
        guardian: { name: 'Rosa Pérez', contact: '+57 301 7654321' },
        answers: { nick: 'Anita', modos: ['Dúo'] },
        createdAt: fields?.createdAt,
        requestHash: expect.stringMatching(/^[0-9a-f]{32}$/),
        revision: 0,
        networkHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
    expect(await stored('tournaments/copa')).toEqual({ ...before, currentPlayers: 1 });
  });

  it('needs only the required fields, and gets an id without the player’s ID', async () => {
    const contact = { email: 'ana@example.com', phone: '5512345678' };
    const fields = { tournamentId: 'copa', fullName: 'Ana Pérez', freeFireId: '12345678', ...contact };
    expectData(await api.call(POST, { raw: JSON.stringify({ ...fields, answers: ANSWERS }) }), RECEIPT);
    const { docs } = await database.collection('registrations').get();
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^copa_[0-9a-f-]{36}$/)]);
  });
});

describe('a repeated registration', () => {
  it('returns the stored one for its request id, even after questions or deadline change', async () => {
    const requestId = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => send({ requestId })));
    for (const reply of replies) expectData(reply, RECEIPT);
    await write(database, {
      'questions/nueva': { text: '¿Región?', type: 'text', required: true, active: true, order: 4 },
    });
    forgetActiveQuestions(database);
    const another = await send({ freeFireId: '10000009' });
    expectFailure(another, 400, 'invalid', { 'answers.nueva': 'Esta pregunta es obligatoria' });
    await database.doc(`registrations/copa_${requestId}`).update({ status: 'approved' });
    await database.doc('tournaments/copa').update({ maxPlayers: 1, registrationDeadline: hoursFromNow(-1) });
    expectData(await send({ requestId }), { ...RECEIPT, status: 'approved' });
    expectFailure(await send({ requestId, fullName: 'Otra' }), 422, 'key_reused');
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it('is stored once when two requests arrive at the same moment', async () => {
    const replies = await Promise.all([send({ requestId: randomUUID() }), send({ requestId: randomUUID() })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await registered(), await players()]).toEqual([1, 1]);
  });
});

it.each(LOST)('stores one registration when the reply of the commit is lost because %s', async (_name, end) => {
  loseNextReply(database, end);
  expectData(await send(), RECEIPT);
  vi.restoreAllMocks();
  expect([await registered(), await players()]).toEqual([1, 1]);
});

it('reports each invalid field, and stores nothing', async () => {
  expectFailure(await send({ fullName: undefined }), 400, 'invalid', { fullName: 'El nombre es obligatorio' });
  expectFailure(await send({ answers: { pais: 'Marte' } }), 400, 'invalid', {
    'answers.nick': 'Esta pregunta es obligatoria',
    'answers.pais': 'Elige una de las opciones',
  });
  expect([await registered(), await players()]).toEqual([0, 0]);
});

const LINK_TAKEN = { link: 'Este enlace ya es de otra inscripción' };

it('refuses the private link of another registration, and deletes it on erasure', async () => {
  const link = linkOf('mine');
  await send({ link });
  expectFailure(await send({ freeFireId: '87654321', link }), 400, 'invalid', LINK_TAKEN);
  const { body } = await api.call('POST /my-registration/data', { body: { token: link } });
  expect(body).toMatchObject({ data: { freeFireId: '12345678' } });
  expect((await api.call('POST /my-registration/erase', { body: { token: link } })).status).toBe(200);
  expect((await database.collection('links').get()).size).toBe(0);
});

it('accepts only one of two simultaneous registrations with the same private link', async () => {
  await write(database, { 'tournaments/otra': tournamentRecord() });
  const link = linkOf('shared');
  const replies = await Promise.all(['copa', 'otra'].map((tournamentId) => send({ link, tournamentId })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await registered()).toBe(1);
});

it('takes an ID with zeros before it for the same player', async () => {
  expect((await send({ freeFireId: '0010000001' })).body).toMatchObject({ data: { freeFireId: '10000001' } });
  expectData(await api.call('GET /registrations/check-freefireid/copa/0010000001'), { registered: true });
  expectData(await api.call('GET /registrations/check-freefireid/copa/10000001'), { registered: true });
  const again = { freeFireId: '10000001', requestId: crypto.randomUUID() };
  expectFailure(await send(again), 409, 'already_registered');
});

it('checks if an ID is registered in a published tournament, open or not', async () => {
  await write(database, {
    'tournaments/otra': tournamentRecord(),
    'tournaments/borrador': tournamentRecord({ status: 'draft' }),
    'tournaments/cerrada': tournamentRecord({ registrationDeadline: hoursFromNow(-1) }),
    'tournaments/llena': tournamentRecord({ maxPlayers: 1, currentPlayers: 1 }),
    'tournaments/sin-formulario': tournamentRecord({ linkedFormId: null }),
    ...registrationOf('10000001'),
    ...registrationOf('10000002', { status: 'approved' }),
    ...registrationOf('10000003', { status: 'rejected' }),
    ...registrationOf('10000004', { tournamentId: 'cerrada' }),
  });
  const check = (tournamentId: string, freeFireId: string) =>
    api.call(`GET /registrations/check-freefireid/${tournamentId}/${freeFireId}`);
  expectData(await check('copa', '10000001'), { registered: true });
  expectData(await check('copa', '10000002'), { registered: true });
  expectData(await check('copa', '10000003'), { registered: false });
  expectData(await check('otra', '10000002'), { registered: false });
  expectFailure(await check('borrador', '10000001'), 404, 'tournament_not_found');
  expectData(await check('cerrada', '10000001'), { registered: false });
  expectData(await check('cerrada', '10000004'), { registered: true });
  expectData(await check('llena', '10000001'), { registered: false });
  expectData(await check('sin-formulario', '10000001'), { registered: false });
});
