import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { forgetActiveQuestions } from '../../../functions/src/questions/questions.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';
import { tournamentRecord, write } from '../../fixtures/records/records.ts';

const NICK = { text: '¿Tu nick?', type: 'text', required: true, placeholder: 'Como en tu perfil' };
const OWN = { text: '¿Talla?', type: 'text', required: true, placeholder: '' };
const COUNTRY = { text: '¿País?', type: 'select', required: false, options: ['México', 'Perú'] };

const { database, visit } = await openApi('demo-api-questions', () => ({
  'questions/pais': { ...COUNTRY, active: true, order: 1, createdBy: 'someone' },
  'questions/nick': { ...NICK, active: true, order: 0 },
  'questions/sin-orden': { text: '¿Algo más?', type: 'hologram', active: true },
  'questions/retirada': { ...NICK, active: false, order: 2 },
  'questions/de-copa': { ...OWN, tournamentId: 'copa', active: true, order: 3 },
  'questions/de-liga': { ...OWN, tournamentId: 'liga', active: true, order: 4 },
  'tournaments/copa': tournamentRecord(),
  'tournaments/liga': tournamentRecord({ status: 'draft' }),
}));

it('GET /questions/active returns active questions in order, without admin fields', async () => {
  expectData(await visit('GET /questions/active'), [
    { id: 'nick', ...NICK, options: [] },
    { id: 'pais', ...COUNTRY, placeholder: '' },
    { id: 'sin-orden', text: '¿Algo más?', type: 'text', required: false, placeholder: '', options: [] },
  ]);
});

describe('GET /questions/active?tournamentId=', () => {
  const idsOf = async (tournamentId: string) => {
    const { body } = await visit(`GET /questions/active?tournamentId=${tournamentId}`);
    return Object(body).data.map(({ id }: { id: string }) => id);
  };

  it.each([
    ['adds the questions of a published tournament', 'copa', ['nick', 'pais', 'de-copa', 'sin-orden']],
    ['hides the questions of a draft', 'liga', ['nick', 'pais', 'sin-orden']],
    ['returns only the common questions for an unknown tournament', 'ninguno', ['nick', 'pais', 'sin-orden']],
  ])('%s', async (_name, tournamentId, ids) => {
    expect(await idsOf(tournamentId)).toEqual(ids);
  });

  it('is unaffected by many questions of another tournament', async () => {
    const over = Array.from({ length: limits.batch + 1 }, (_, index) => [
      `questions/0-de-antes-${index}`,
      { ...OWN, tournamentId: 'antes', active: true },
    ]);
    await write(database, Object.fromEntries(over));
    forgetActiveQuestions(database);
    expect(await idsOf('copa')).toContain('de-copa');
  });
});

it('POST /questions/validate checks answers to common and tournament questions', async () => {
  const answers = { nick: 'Anita', pais: 'Perú' };
  const validate = (body: object) => visit('POST /questions/validate', body);
  expectData(await validate({ answers }), { valid: true, fields: {} });
  const wrong = { 'answers.nick': 'Esta pregunta es obligatoria', 'answers.pais': 'Elige una de las opciones' };
  expectData(await validate({ answers: { nick: ' ', pais: 'Marte' } }), { valid: false, fields: wrong });
  const missing = { 'answers.de-copa': 'Esta pregunta es obligatoria' };
  expectData(await validate({ tournamentId: 'copa', answers }), { valid: false, fields: missing });
});

it('GET /questions/types gives the five types with their labels', async () => {
  expectData(await visit('GET /questions/types'), [
    { type: 'text', label: 'Texto corto', hasOptions: false },
    { type: 'textarea', label: 'Texto largo', hasOptions: false },
    { type: 'select', label: 'Selección única', hasOptions: true },
    { type: 'radio', label: 'Opción múltiple', hasOptions: true },
    { type: 'checkbox', label: 'Casillas de verificación', hasOptions: true },
  ]);
});
