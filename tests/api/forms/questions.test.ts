import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forgetActiveQuestions } from '../../../functions/src/questions/questions.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';
import { tournamentRecord, write } from '../../fixtures/records/records.ts';

const NICK = { text: '¿Tu nick?', type: 'text', required: true, placeholder: 'Como en tu perfil' };
const OWN = { text: '¿Talla?', type: 'text', required: true, placeholder: '' };
const COUNTRY = { text: '¿País?', type: 'select', required: false, options: ['México', 'Perú'] };

const Several = z.object({ data: z.array(z.object({ id: z.string() })) });

const { api, database } = await openApi('demo-api-questions', () => ({
  'questions/pais': { ...COUNTRY, active: true, order: 1, createdBy: 'someone' },
  'questions/nick': { ...NICK, active: true, order: 0 },
  'questions/sin-orden': { text: '¿Algo más?', type: 'hologram', active: true },
  'questions/retirada': { ...NICK, active: false, order: 2 },
  'questions/de-copa': { ...OWN, tournamentId: 'copa', active: true, order: 3 },
  'questions/de-liga': { ...OWN, tournamentId: 'liga', active: true, order: 4 },
  'tournaments/copa': tournamentRecord(),
  'tournaments/liga': tournamentRecord({ status: 'draft' }),
}));

describe('GET /questions/active', () => {
  it('gives those being asked, in their order, and nothing of how they are managed', async () => {
    expectData(await api.call('GET /questions/active'), [
      { id: 'nick', ...NICK, options: [] },
      { id: 'pais', ...COUNTRY, placeholder: '' },
      { id: 'sin-orden', text: '¿Algo más?', type: 'text', required: false, placeholder: '', options: [] },
    ]);
  });
});

describe('GET /questions/active?tournamentId=', () => {
  const idsOf = async (tournamentId: string) => {
    const { body } = await api.call(`GET /questions/active?tournamentId=${tournamentId}`);
    return Several.parse(body).data.map(({ id }) => id);
  };

  it.each([
    ['a published tournament asks its own after those of all', 'copa', ['nick', 'pais', 'sin-orden', 'de-copa']],
    ['of a draft nobody is told', 'liga', ['nick', 'pais', 'sin-orden']],
    ['nor of none', 'ninguno', ['nick', 'pais', 'sin-orden']],
  ])('%s', async (_name, tournamentId, ids) => {
    expect((await idsOf(tournamentId)).toSorted()).toEqual(ids.toSorted());
  });

  it('is unaffected by questions of finished tournaments', async () => {
    const over = Array.from({ length: limits.batch + 1 }, (_, index) => `questions/0-de-antes-${index}`);
    await write(
      database,
      Object.fromEntries(over.map((path) => [path, { ...OWN, tournamentId: 'antes', active: true }])),
    );
    forgetActiveQuestions(database);
    expect(await idsOf('copa')).toContain('de-copa');
  });

  it('checks answers for it', async () => {
    const body = { tournamentId: 'copa', answers: { nick: 'Anita' } };
    const fields = { 'answers.de-copa': 'Esta pregunta es obligatoria' };
    expectData(await api.call('POST /questions/validate', { body }), { valid: false, fields });
  });
});

describe('POST /questions/validate', () => {
  it.each([
    ['all is well', { nick: 'Anita', pais: 'Perú' }, true, {}],
    [
      'more than one thing is wrong',
      { nick: ' ', pais: 'Marte' },
      false,
      { 'answers.nick': 'Esta pregunta es obligatoria', 'answers.pais': 'Elige una de las opciones' },
    ],
  ])('answers if %s', async (_name, answers, valid, fields) => {
    expectData(await api.call('POST /questions/validate', { body: { answers } }), { valid, fields });
  });
});

describe('GET /questions/types', () => {
  it('gives the five types with their labels', async () => {
    expectData(await api.call('GET /questions/types'), [
      { type: 'text', label: 'Texto corto', hasOptions: false },
      { type: 'textarea', label: 'Texto largo', hasOptions: false },
      { type: 'select', label: 'Selección única', hasOptions: true },
      { type: 'radio', label: 'Opción múltiple', hasOptions: true },
      { type: 'checkbox', label: 'Casillas de verificación', hasOptions: true },
    ]);
  });
});
