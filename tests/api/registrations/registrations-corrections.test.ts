import { describe, expect, it } from 'vitest';
import { aliasOf } from '../../../functions/src/audit/audit-entry.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Failure } from '../../fixtures/calls/expect.ts';
import {
  APPROVED,
  type Fields,
  HASH_KEY,
  hoursFromNow,
  PENDING,
  queueRecords,
  registrationOf,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-registrations-corrections';
const question = { type: 'select', required: true, placeholder: '', options: ['Norte', 'Sur'] };

const { audits, call, expectRefused, players, stored, visit } = await openAdminArea(PROJECT, () => ({
  ...queueRecords(),
  ...registrationOf('10000001', {
    createdAt: hoursFromNow(-3),
    answers: { region: 'Norte', quitada: 'Antes' },
  }),
  'questions/region': { ...question, text: '¿Región?', active: true, order: 0 },
  'questions/de-liga': { ...question, text: '¿Talla?', active: true, order: 2, tournamentId: 'liga' },
  'questions/nueva': { ...question, text: '¿Desde cuándo?', active: true, order: 1 },
}));

const pending = { id: PENDING, revision: 0 };
const approved = { id: APPROVED, revision: 0 };

const correct = (body: Fields) => call('PATCH /registrations/fields', body);
const registration = (id: string) => stored(`registrations/${id}`);
const alias = (id: string) => aliasOf(keyedHash(HASH_KEY), id);
const unchanged = (body: Fields, ...failure: Failure) => expectRefused(() => correct(body), ...failure);

describe('PATCH /registrations/fields', () => {
  it('corrects the fields sent, normalised like in the form, and keeps the others', async () => {
    const typed = { fullName: '  Ana María ', email: 'ANA@Nueva.example', country: 'VE', phone: '0414-1234567' };
    const { body } = await correct({ ...pending, ...typed });
    const after = { fullName: 'Ana María', email: 'ana@nueva.example', phone: '+58 414 1234567', revision: 1 };
    expect(body).toMatchObject({ success: true, data: { ...after, id: PENDING, nickname: '' } });
    expect(await registration(PENDING)).toMatchObject({ ...after, nameKey: 'ana maria', status: 'pending' });
    expect(await registration(PENDING)).not.toHaveProperty('country');
    expect(await players()).toBe(2);
  });

  it('audits the names of changed fields, but not their values', async () => {
    const typed = { fullName: 'Brenda', freeFireId: '55555555', email: 'b@x.example', phone: '+52 1 999 888' };
    await correct({ ...pending, ...typed, answers: { region: 'Sur' } });
    expect(await audits()).toEqual([
      {
        actor: 'admin',
        action: 'registration.correct',
        target: alias(PENDING),
        tournamentId: 'copa',
        at: expect.anything(),
        before: { revision: 0 },
        after: { revision: 1, changed: ['answers', 'email', 'freeFireId', 'fullName', 'phone'] },
      },
    ]);
    const values = ['Brenda', '55555555', 'b@x.example', '999 888', 'Sur', '10000001', 'Norte'];
    expect((await holding(PROJECT, values)).filter((path) => path.startsWith('audit/'))).toEqual([]);
  });

  it('changes the ID, keeps all else, and frees the former ID', async () => {
    const before = await registration(APPROVED);
    const { body } = await correct({ ...approved, freeFireId: '77777777' });
    expect(body).toMatchObject({ data: { id: APPROVED, freeFireId: '77777777', status: 'approved' } });
    expect(await registration(APPROVED)).toEqual({ ...before, freeFireId: '77777777', revision: 1 });
    expect(await players()).toBe(2);
    for (const [id, registered] of Object.entries({ 10000002: false, 77777777: true })) {
      const { body: reply } = await visit(`GET /registrations/check-freefireid/copa/${id}`);
      expect(reply).toMatchObject({ data: { registered } });
    }
  });

  it('refuses a correction based on an outdated revision', async () => {
    await correct({ ...pending, phone: '5599887766' });
    await unchanged({ ...pending, fullName: 'Eva' }, 409, 'edit_conflict');
    expect(await correct({ ...pending, revision: 1, fullName: 'Eva' })).toMatchObject({ status: 200 });
    await correct({ ...pending, revision: 2, freeFireId: '77777777' });
    await unchanged({ ...pending, revision: 2, freeFireId: '66666666' }, 409, 'edit_conflict');
  });

  it('validates changed answers, and requires none that the player was not asked', async () => {
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
});
