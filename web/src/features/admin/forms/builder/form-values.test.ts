import { sampleForm } from '@arena/domain/samples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { countResponses } from '../form-calls';
import { checkedFormFields, type FieldValues, type FormValues, formValuesOf, isSameForm } from './form-values.ts';

const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] } as const;
const size = { ...nick, id: 'talla', type: 'select', label: 'Talla', required: false } as const;
const fields = [
  { ...nick, options: [] },
  { ...size, options: ['S', 'M'] },
];
const stored = sampleForm({ id: 'playeras', title: 'Playeras', fields });
const written = (values: Partial<FormValues>): FormValues => ({ ...formValuesOf(stored), ...values });
const field = (values: Partial<FieldValues>): FieldValues => ({ ...nick, options: '', ...values });

beforeEach(() => signIn(['manage_questions']));
afterEach(signOutOrganiser);

test.each<[Partial<FormValues>, object]>([
  [
    { fields: [field({ id: 'a' }), field({ id: 'b', type: 'radio', options: ' \n' })] },
    { 'fields.1.options': 'Agrega al menos una opción' },
  ],
  [
    { fields: [field({ id: 'a', type: 'select', options: 'x'.repeat(121) })] },
    { 'fields.0.options': 'Usa 120 caracteres como máximo' },
  ],
  [{ fields: [field({ id: 'a' }), field({ id: 'a' })] }, { fields: 'Hay campos repetidos' }],
])('reports a problem at its control: %#', (values, problems) => {
  expect(checkedFormFields(written(values))).toEqual({ fields: null, problems });
});

test.each<[Partial<FormValues>, boolean]>([
  [{}, true],
  [{ title: 'Playeras ' }, true],
  [{ fields: [...formValuesOf(stored).fields].reverse() }, false],
  [{ fields: [field({}), field({ ...size, options: 'S\n\nM\nS' })] }, true],
  [{ isActive: false }, false],
])('a form typed as %j equals the stored one: %s', (values, expected) => {
  expect(isSameForm(written(values), formValuesOf(stored))).toBe(expected);
});

test('counts the responses of a form without loading them all', async () => {
  const asked = answerInTurn(ok({ items: [], nextCursor: 'r1', total: 450, erased: 0 }));
  expect(await countResponses('playeras')).toBe(450);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/forms/playeras/responses?limit=1']);
});
