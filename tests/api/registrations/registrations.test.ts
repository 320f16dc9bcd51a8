import { randomUUID } from 'node:crypto';
import type { ErrorCode, FieldErrors } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectData, expectFailure } from '../../support/calls/expect.ts';
import { openApi } from '../../support/desk.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  submission,
  tournamentRecord,
  write,
} from '../../support/records/records.ts';

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
beforeEach(() => api.services.questions.forget());

const send = (fields: Fields = {}) => api.call(POST, { body: submission({ answers: ANSWERS, ...fields }) });
const players = async () => (await stored('tournaments/copa'))?.currentPlayers;
const registered = async () => (await database.collection('registrations').get()).size;

describe('a registration', () => {
  it('is stored exactly as sent, pending, and counted', async () => {
    const requestId = randomUUID();
    const guardian = { name: ' Rosa Pérez ', contact: ' Rosa@Correo.MX ' };
    expectData(await send({ requestId, nickname: ' AnaFF ', guardian }), RECEIPT);
    const fields = await stored(registrationPath('12345678'));
    expect(fields?.createdAt.toDate()).toEqual(NOW);
    expect(fields).toEqual(
      registrationRecord({
        nickname: 'AnaFF',
        guardian: { name: 'Rosa Pérez', contact: 'rosa@correo.mx' },
        answers: ANSWERS,
        createdAt: fields?.createdAt,
        requestId,
        revision: 0,
        origin: expect.stringMatching(/^[0-9a-f]{32}$/),
        originsBeside: Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)),
      }),
    );
    expect(await players()).toBe(1);
  });

  it('is stored without blanks around it, the address in lower case, and without answers nobody asked for', async () => {
    const answers = { nick: '  Anita ', pais: '', modos: ['Dúo'], retirada: '12', otra: 'x', 'de-liga': 'M' };
    await send({ fullName: '  Ana Pérez ', email: ' ANA@Example.com ', answers });
    const { fullName, email, answers: kept } = (await stored(registrationPath('12345678'))) ?? {};
    expect([fullName, email]).toEqual(['Ana Pérez', 'ana@example.com']);
    expect(kept).toEqual({ nick: 'Anita', modos: ['Dúo'] });
  });

  it('takes letters of every script, right-to-left text, emoji and formula cells as they are', async () => {
    const fullName = '=HYPERLINK("x") 李明 مرحبا 🔥👨‍👩‍👧';
    expectData(await send({ fullName }), RECEIPT);
    expect((await stored(registrationPath('12345678')))?.fullName).toBe(fullName);
  });

  it('leaves the rest of the tournament as it is', async () => {
    const { currentPlayers: _, ...before } = (await stored('tournaments/copa')) ?? {};
    await send();
    expect(await stored('tournaments/copa')).toEqual({ ...before, currentPlayers: 1 });
  });

  it('gets a request id of its own where none is sent', async () => {
    await send();
    expect((await stored(registrationPath('12345678')))?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the same registration again', () => {
  it('with its request id at the same moment is the same registration', async () => {
    const requestId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send({ requestId })));
    for (const reply of replies) expectData(reply, RECEIPT);
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it('with its request id is told what became of it', async () => {
    const requestId = randomUUID();
    await write(database, {
      [registrationPath('12345678')]: registrationRecord({ requestId, status: 'approved' }),
    });
    expectData(await send({ requestId }), { ...RECEIPT, status: 'approved' });
  });

  it('with its request id is met even where the tournament has filled up or closed since', async () => {
    const requestId = randomUUID();
    await send({ requestId });
    await database.doc('tournaments/copa').update({ maxPlayers: 1, registrationDeadline: hoursFromNow(-1) });
    expectData(await send({ requestId }), RECEIPT);
  });

  it('with its request id is met even where another question has to be answered since', async () => {
    const requestId = randomUUID();
    await send({ requestId });
    await write(database, {
      'questions/nueva': { text: '¿Región?', type: 'text', required: true, active: true, order: 4 },
    });
    api.services.questions.forget();
    const another = await send({ freeFireId: '10000009' });
    expectFailure(another, 400, 'invalid', { 'answers.nueva': 'Esta pregunta es obligatoria' });
    expectData(await send({ requestId }), RECEIPT);
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it('with its request id and link is met at the ID that it has since', async () => {
    const again = { requestId: randomUUID(), link: `${'n'.repeat(21)}A` };
    await send(again);
    const corrected = { token: again.link, revision: 0, freeFireId: '10000009' };
    expect((await api.call('POST /places/correct', { body: corrected })).status).toBe(200);
    expectData(await send(again), { ...RECEIPT, freeFireId: '10000009' });
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it.each([
    ['another request id', randomUUID()],
    ['none', undefined],
  ])('with %s is refused', async (_name, requestId) => {
    await send({ requestId: randomUUID() });
    expectFailure(await send({ requestId }), 409, 'already_registered');
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it('from two people at the same moment is one registration', async () => {
    const replies = await Promise.all([send({ requestId: randomUUID() }), send({ requestId: randomUUID() })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it('in another tournament is another registration', async () => {
    await write(database, { 'tournaments/otra': tournamentRecord() });
    await send();
    expectData(await send({ tournamentId: 'otra' }), { ...RECEIPT, tournamentId: 'otra' });
    expect(await registered()).toBe(2);
  });
});

describe('a rejected registration', () => {
  beforeEach(async () => {
    await write(database, {
      [registrationPath('12345678')]: registrationRecord({
        status: 'rejected',
        decidedAt: hoursFromNow(-1),
        decidedBy: 'admin',
        reason: 'Nivel insuficiente',
        answers: { old: 'x' },
      }),
    });
  });

  it('frees the ID: a new one replaces it altogether and is counted', async () => {
    const requestId = randomUUID();
    expectData(await send({ requestId, fullName: 'Ana Gómez' }), RECEIPT);
    expect(await stored(registrationPath('12345678'))).toMatchObject({
      fullName: 'Ana Gómez',
      status: 'pending',
      requestId,
      answers: ANSWERS,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    });
    expect([await registered(), await players()]).toEqual([1, 1]);
  });

  it('frees no place in a full tournament', async () => {
    await database.doc('tournaments/copa').update({ maxPlayers: 4, currentPlayers: 4 });
    expectFailure(await send(), 409, 'tournament_full');
    expect((await stored(registrationPath('12345678')))?.status).toBe('rejected');
  });

  it('is told to its own request', async () => {
    expectData(await send({ requestId: '11111111-1111-4111-8111-111111111111' }), { ...RECEIPT, status: 'rejected' });
    expect(await players()).toBe(0);
  });
});

describe('a tournament that takes nobody', () => {
  it.each<[string, Fields | null, number, ErrorCode]>([
    ['is unknown', null, 404, 'tournament_not_found'],
    ['is a draft', { status: 'draft' }, 404, 'tournament_not_found'],
    ['has no linked form', { linkedFormId: null }, 409, 'no_linked_form'],
    ['is past its deadline', { registrationDeadline: new Date(NOW.getTime() - 1) }, 409, 'registration_closed'],
    ['is full', { maxPlayers: 10, currentPlayers: 10 }, 409, 'tournament_full'],
  ])('because it %s says so, and nothing is stored', async (_name, fields, status, code) => {
    if (fields === null) await database.doc('tournaments/copa').delete();
    else await write(database, { 'tournaments/copa': tournamentRecord(fields) });
    const before = await stored('tournaments/copa');
    expectFailure(await send(), status, code);
    expect(await registered()).toBe(0);
    expect(await stored('tournaments/copa')).toEqual(before);
  });

  it.each<[string, Fields, number, ErrorCode]>([
    ['full', { maxPlayers: 1, currentPlayers: 1 }, 409, 'already_registered'],
    ['closed', { date: hoursFromNow(-1) }, 409, 'already_registered'],
    ['a draft again', { status: 'draft' }, 404, 'tournament_not_found'],
  ])('where it is %s answers whoever is already in accordingly', async (_name, fields, status, code) => {
    await write(database, {
      'tournaments/copa': tournamentRecord(fields),
      [registrationPath('12345678')]: registrationRecord(),
    });
    expectFailure(await send(), status, code);
  });
});

describe('fields', () => {
  const REQUIRED: FieldErrors = {
    fullName: 'El nombre es obligatorio',
    freeFireId: 'El ID de Free Fire es obligatorio',
    email: 'El correo es obligatorio',
    phone: 'El teléfono es obligatorio',
  };
  it.each<[string, Fields, FieldErrors]>([
    ['all missing', { fullName: undefined, freeFireId: undefined, email: undefined, phone: undefined }, REQUIRED],
    ['a path as tournament', { tournamentId: '../copa' }, { tournamentId: 'Identificador no válido' }],
    ['no answer where one is required', { answers: {} }, { 'answers.nick': 'Esta pregunta es obligatoria' }],
    ['another option', { answers: { ...ANSWERS, pais: 'Marte' } }, { 'answers.pais': 'Elige una de las opciones' }],
  ])('%s: says so beside the field, and nothing is stored', async (_name, fields, messages) => {
    expectFailure(await send(fields), 400, 'invalid', messages);
    expect([await registered(), await players()]).toEqual([0, 0]);
  });

  it('named like parts of an object are refused and change nothing', async () => {
    const raw = JSON.stringify(submission({ answers: ANSWERS })).replace('{', '{"__proto__":{"status":"approved"},');
    const reply = await api.call(POST, { raw });
    expect([reply.status, await registered()]).toEqual([400, 0]);
  });
});

describe.each([
  [
    'in its address',
    (tournamentId: string, freeFireId: string) =>
      api.call(`GET /registrations/check-freefireid/${tournamentId}/${encodeURIComponent(freeFireId)}`),
  ],
  [
    'in a body',
    (tournamentId: string, freeFireId: string) =>
      api.call('POST /registrations/check-freefireid', { body: { tournamentId, freeFireId } }),
  ],
])('whether an ID is taken, asked %s', (_where, check) => {
  it.each([
    ['pending', true],
    ['approved', true],
    ['rejected', false],
  ])('where its registration is %s says %s', async (status, isRegistered) => {
    await write(database, { [registrationPath('12345678')]: registrationRecord({ status }) });
    expectData(await check('copa', '12345678'), { registered: isRegistered });
  });

  it('says no for an ID that nobody registered, and for one of another tournament', async () => {
    await write(database, {
      [registrationPath('12345678', 'otra')]: registrationRecord({ tournamentId: 'otra' }),
    });
    expectData(await check('copa', '12345678'), { registered: false });
  });

  it.each([
    ['an unknown one', 'nada', {}],
    ['a draft', 'copa', { status: 'draft' }],
  ])('tells nothing of %s', async (_name, id, fields) => {
    await write(database, {
      'tournaments/copa': tournamentRecord(fields),
      [registrationPath('12345678')]: registrationRecord(),
    });
    expectFailure(await check(id, '12345678'), 404, 'tournament_not_found');
  });
});
