import { describe, expect, test } from 'vitest';
import * as limits from '../limits/limits.ts';
import { checkFormAnswers, checkFormValue } from './check-response.ts';
import type { FormField } from './form.schema.ts';
import type { FormValue } from './response.schema.ts';

const field: FormField = { id: 'f', type: 'text', label: 'F', placeholder: '', required: false, options: ['A', 'B'] };

const REQUIRED = 'Este campo es obligatorio';
const UNFIT = 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.';
const ONE_LINE = 'Escríbelo en una sola línea';
const OPTION = 'Elige una de las opciones';

const cases: [FormField['type'], FormValue | undefined, string | null][] = [
  ['text', 'algo', null],
  ['text', undefined, REQUIRED],
  ['text', '', REQUIRED],
  ['text', '   ', REQUIRED],
  ['text', '\u200b\u3164', REQUIRED],
  ['text', '🔥', null],
  ['text', 'a\nb', ONE_LINE],
  ['text', 'a\u2029b', ONE_LINE],
  ['text', 'a\0b', UNFIT],
  ['text', 'a\u202eb', UNFIT],
  ['text', 'half a pair \ud800', UNFIT],
  ['textarea', 'a\r\n\tb', null],
  ['textarea', 'a\0b', UNFIT],
  ['checkbox', [], REQUIRED],
  ['checkbox', ['A', 'B'], null],
  ['checkbox', ['A', 'C'], OPTION],
  ['select', 'A', null],
  ['select', 'C', OPTION],
  ['radio', 'B', null],
  ['radio', 'b', OPTION],
  ['email', 'ana@example.com', null],
  ['email', 'ana@example', 'Ingresa un email válido'],
  ['phone', '+52 (55) 1234-5678', null],
  ['phone', '\u202a+52 55 1234\u20115678\u202c', null],
  ['phone', '--------', 'Ingresa un teléfono válido'],
  ['phone', '1234.5678', 'Ingresa un teléfono válido'],
  ['phone', '12345678\n12345678', 'Ingresa un teléfono válido'],
  ['email', 'ana@example.com\0', UNFIT],
  ['phone', '1234567', 'Ingresa un teléfono válido'],
  ['number', '-2.5', null],
  ['number', '2,5', null],
  ['number', '2,5,1', 'Ingresa un número válido'],
  ['number', '1,500', 'Ingresa un número válido'],
  ['number', 'dos', 'Ingresa un número válido'],
  ['date', '2026-12-05', null],
  ['date', 'mañana', 'Ingresa una fecha válida'],
  ['date', 'Por confirmar 2', 'Ingresa una fecha válida'],
  ['date', '2026-02-30', 'Ingresa una fecha válida'],
  ['rating', 5, null],
  ['rating', '1', null],
  ['rating', 0, 'Elige de 1 a 5'],
  ['rating', 2.5, 'Elige de 1 a 5'],
];

describe('the value of a required field', () => {
  test.each(cases)('%s %j → %j', (type, value, expected) => {
    expect(checkFormValue({ ...field, type, required: true }, value)).toBe(expected);
  });
});

test.each<FormField['type']>(['text', 'textarea', 'email'])(
  'a %s may be as long as an answer may be, and no longer',
  (type) => {
    const longest = `a@b.${'c'.repeat(limits.answerCharacters - 4)}`;
    expect(checkFormValue({ ...field, type }, longest)).toBeNull();
    expect(checkFormValue({ ...field, type }, `${longest}c`)).toBe('Usa 2000 caracteres como máximo');
  },
);

test.each([undefined, '', '  ', []])('an optional field may be left as %j', (value) => {
  expect(checkFormValue({ ...field, type: 'email' }, value)).toBeNull();
});

test('problems are keyed by field; one that is fine has none', () => {
  const fields: FormField[] = [
    { ...field, id: 'nick', required: true },
    { ...field, id: 'correo', type: 'email' },
    { ...field, id: 'talla', type: 'select' },
  ];
  expect(checkFormAnswers(fields, { correo: 'no', talla: 'A' })).toEqual({
    nick: REQUIRED,
    correo: 'Ingresa un email válido',
  });
});

test('what every object inherits is no answer', () => {
  expect(checkFormAnswers([{ ...field, id: 'constructor', required: true }], {})).toEqual({ constructor: REQUIRED });
});
