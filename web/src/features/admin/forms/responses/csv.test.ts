import type { FormField } from '@arena/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORGED, FORMULA, readCsv } from '../../../../../../tests/fixtures/records/read-csv.ts';
import { anyText } from '../../../../../../tests/fixtures/records/seeded.ts';
import { csvOf } from './csv.ts';

const field = (id: string, label: string): FormField => ({
  id,
  type: 'textarea',
  label,
  placeholder: '',
  required: false,
  options: [],
});

function exported(typed: readonly string[], label = 'Nick'): string[][] {
  const responses = typed.map((text, index) => ({
    id: String(index),
    formId: 'f',
    answers: { nick: text, dias: [text, text] },
    submittedAt: '2026-11-20T15:00:00.000Z',
    receivedAt: '2026-11-20T15:00:01.000Z',
  }));
  return readCsv(csvOf({ fields: [field('nick', label), field('dias', 'Días')] }, responses, 'UTC'));
}

describe('the table of responses', () => {
  test.each(FORGED)('has one row a response that says %j, and no formula', (typed) => {
    const rows = exported([typed, 'Beto'], typed);
    expect(rows.map((row) => row.length)).toEqual([3, 3, 3]);
    for (const cell of rows.flat()) expect(cell).not.toMatch(FORMULA);
  });

  test('has one row a response, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        const rows = exported(texts);
        expect(rows.map((row) => row.length)).toEqual(Array(texts.length + 1).fill(3));
        for (const cell of rows.flat()) expect(cell).not.toMatch(FORMULA);
      }),
    );
  });
});
