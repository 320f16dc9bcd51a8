import type { FormField } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { expect, test } from 'vitest';
import { FORGED, FORMULA, readCsv } from '../../../../../../tests/fixtures/records/read-csv.ts';
import { csvOf } from './csv.ts';

const field = (id: string, label: string): FormField => {
  return { id, type: 'text', label, placeholder: '', required: false, options: [] };
};
// Sent by a phone whose clock is an hour ahead.
const at = {
  formId: 'f',
  submittedAt: '2026-11-20T16:00:00.000Z',
  receivedAt: '2026-11-20T15:00:01.000Z',
  networkHash: null,
};
const responseOf = (answers: CollectedResponse['answers']) => ({ ...at, id: '1', answers });

test('has a column for each field and one for removed ones, and the time of receipt', () => {
  const responses = [
    responseOf({ nick: '=1+1', talla: 'M', otra: ['no', 'sí'], vacia: '' }),
    responseOf({ nick: 'Ana, "la 10"' }),
  ];
  const csv = csvOf({ fields: [field('nick', 'Nick'), field('talla', 'Talla')] }, responses, 'America/Mexico_City');
  const lines = [
    '\uFEFF"Recibida (hora de Ciudad de México)","Nick","Talla","Otras respuestas"',
    `"2026-11-20 09:00","'=1+1","M","otra: no, sí"`,
    '"2026-11-20 09:00","Ana, ""la 10""","",""',
    '',
  ];
  expect(csv).toBe(lines.join('\r\n'));
});

test.each(FORGED)('has one row per response with %j, and no formula', (typed) => {
  const responses = [typed, 'Beto'].map((text) => responseOf({ nick: text, dias: [text, text] }));
  const rows = readCsv(csvOf({ fields: [field('nick', typed), field('dias', 'Días')] }, responses, 'UTC'));
  expect(rows.map((row) => row.length)).toEqual([3, 3, 3]);
  for (const cell of rows.flat()) expect(cell).not.toMatch(FORMULA);
});
