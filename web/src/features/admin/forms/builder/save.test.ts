import type { Form } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { sampleForm } from '@arena/domain/samples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, expectNotAllowed, ok, signIn, signOut } from '../../../../lib/calls/sample-server.ts';
import { newDraft } from '../../../../lib/editing/drafts.ts';
import { saveDraft } from '../../../../lib/editing/save-draft.ts';
import { countResponses, deleteForm, setOpen } from '../calls.ts';
import { csvOf } from '../responses/csv.ts';
import { formStorage } from './form-storage.ts';
import { checkedFields, type FieldValues, type FormValues, isSame, valuesOf } from './values.ts';

const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] } as const;
const size = { ...nick, id: 'talla', type: 'select', label: 'Talla', required: false } as const;
const fields = [
  { ...nick, options: [] },
  { ...size, options: ['S', 'M'] },
];
const stored = sampleForm({ id: 'playeras', title: 'Playeras', fields });
const written = (values: Partial<FormValues>): FormValues => ({ ...valuesOf(stored), ...values });
const field = (values: Partial<FieldValues>): FieldValues => ({ ...nick, options: '', ...values });

beforeEach(() => signIn(['manage_questions']));
afterEach(signOut);

test.each([
  ['crear', () => saveDraft(formStorage, newDraft<FormValues, Form>(null, written({})), () => undefined)],
  ['actualizar', () => setOpen('playeras', false)],
  ['eliminar', () => deleteForm('playeras', false)],
])('without the role nothing is asked of the server: %s formularios', (action, work) =>
  expectNotAllowed(work, `No tienes permisos para ${action} formularios`),
);

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
])('a problem is shown at its control after fields are moved: %#', (values, problems) => {
  expect(checkedFields(written(values))).toEqual({ fields: null, problems });
});

test.each<[Partial<FormValues>, boolean]>([
  [{}, true],
  [{ title: 'Playeras ' }, true],
  [{ fields: [...valuesOf(stored).fields].reverse() }, false],
  [{ fields: [field({}), field({ ...size, options: 'S\n\nM\nS' })] }, true],
  [{ isActive: false }, false],
])('a form written as %j is stored as before: %s', (values, expected) => {
  expect(isSame(written(values), valuesOf(stored))).toBe(expected);
});

test('closes a form by its target state', async () => {
  const asked = answerInTurn(ok({ ...stored, isActive: false }));
  expect(await setOpen('playeras', false)).toMatchObject({ isActive: false });
  expect(asked).toEqual([{ call: 'PATCH /api/forms/playeras', body: { isActive: false } }]);
});

test('the responses of a form are counted without reading them', async () => {
  const asked = answerInTurn(ok({ items: [], nextCursor: 'r1', total: 450, erased: 0 }));
  expect(await countResponses('playeras')).toBe(450);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/forms/playeras/responses?limit=1']);
});

test('the file has a column for each field and one for those that are no more, when it came, and no formula', () => {
  // Sent by a phone whose clock is an hour ahead.
  const at = { formId: 'playeras', submittedAt: '2026-11-20T16:00:00.000Z', receivedAt: '2026-11-20T15:00:01.000Z' };
  const responses: CollectedResponse[] = [
    { ...at, id: '2', answers: { nick: '=1+1', talla: 'M', otra: ['no', 'sí'], vacia: '' } },
    { ...at, id: '1', answers: { nick: 'Ana, "la 10"' } },
  ];
  const csv = csvOf(stored, responses, 'America/Mexico_City');
  expect(csv).toBe(
    [
      '\uFEFF"Recibida (hora de Ciudad de México)","Nick","Talla","Otras respuestas"',
      `"2026-11-20 09:00","'=1+1","M","otra: no, sí"`,
      '"2026-11-20 09:00","Ana, ""la 10""","",""',
      '',
    ].join('\r\n'),
  );
});
