import { describe, expect, test } from 'vitest';
import * as limits from '../limits/limits.ts';
import type { ActiveQuestion } from '../question/question.schema.ts';
import type { Answers } from '../registration/registration.schema.ts';
import { answersTo, checkAnswers, checkFormAnswers, checkFormValue } from './check-answers.ts';
import type { FormField, FormValue } from './form.schema.ts';

const REQUIRED = 'Esta pregunta es obligatoria';
const ONE_LINE = 'Escríbelo en una sola línea';
const NOT_AN_OPTION = 'Elige una de las opciones';

function question(change: Partial<ActiveQuestion>): ActiveQuestion {
  return { id: 'q1', text: '¿Cuál es tu rol?', type: 'text', required: false, placeholder: '', options: [], ...change };
}

const role: Partial<ActiveQuestion> = { options: ['Rusher', 'Francotirador', 'Soporte'] };

describe('checking the answers of a registration', () => {
  test.each<[name: string, problem: string | null, asked: Partial<ActiveQuestion>, answer?: Answers[string]]>([
    ['optional and blank', null, {}, '  '],
    ['required and not answered', REQUIRED, { required: true }],
    ['required, a list of blanks', REQUIRED, { required: true, type: 'checkbox' }, ['', ' ']],
    ['required, invisible text', REQUIRED, { required: true }, '\u200b\u3164'],
    ['a text takes one line', ONE_LINE, { type: 'text' }, 'a\n=1+1'],
    ['a textarea takes any text', null, { type: 'textarea' }, 'a\nb'],
    ['a select takes no unknown option', NOT_AN_OPTION, { ...role, type: 'select' }, 'Capitán'],
    ['a select takes an option with blanks around it', null, { ...role, type: 'select' }, ' Soporte '],
    ['a select is case-sensitive', NOT_AN_OPTION, { ...role, type: 'select' }, 'soporte'],
    ['a select ignores blanks around its options', null, { type: 'select', options: [' Sí '] }, 'Sí'],
    ['a radio takes an option', null, { ...role, type: 'radio' }, 'Rusher'],
    ['a checkbox takes several', null, { ...role, type: 'checkbox' }, ['Rusher', 'Soporte']],
    ['a checkbox takes no unknown option', NOT_AN_OPTION, { ...role, type: 'checkbox' }, ['Rusher', 'x']],
  ])('%s: %s', (_name, problem, asked, answer) => {
    const answers: Answers = answer === undefined ? {} : { q1: answer };
    expect(checkAnswers([question(asked)], answers)).toEqual(problem === null ? {} : { 'answers.q1': problem });
  });

  test('gives each question its own message, even one called constructor', () => {
    const [a, c] = [question({ id: 'constructor', required: true }), question({ ...role, id: 'c', type: 'radio' })];
    const problems = { 'answers.constructor': REQUIRED, 'answers.c': NOT_AN_OPTION };
    expect(checkAnswers([a, question({ id: 'b' }), c], { c: 'x' })).toEqual(problems);
    expect(answersTo([a], {})).toEqual({});
  });
});

test.each<[name: string, given: Answers, kept: Answers]>([
  ['only answers to known questions', { q1: 'Rusher', old: 'x' }, { q1: 'Rusher' }],
  ['no invisible answer', { q1: '\u200b' }, {}],
  ['no empty list', { q1: [] }, {}],
])('keeps %s', (_, given, kept) => {
  expect(answersTo([question({})], given)).toEqual(kept);
});

const field: FormField = { id: 'f', type: 'text', label: 'F', placeholder: '', required: false, options: ['A', 'B'] };

const FIELD_REQUIRED = 'Este campo es obligatorio';
const UNFIT = 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.';

test.each<[FormField['type'], FormValue | undefined, string | null]>([
  ['text', 'algo', null],
  ['text', undefined, FIELD_REQUIRED],
  ['text', '\u200b\u3164', FIELD_REQUIRED],
  ['text', 'a\nb', ONE_LINE],
  ['text', 'a\u2029b', ONE_LINE],
  ['text', 'a\0b', UNFIT],
  ['text', 'a\u202eb', UNFIT],
  ['text', 'half a pair \ud800', UNFIT],
  ['textarea', 'a\r\n\tb', null],
  ['checkbox', [], FIELD_REQUIRED],
  ['checkbox', ['A', 'B'], null],
  ['checkbox', ['A', 'C'], NOT_AN_OPTION],
  ['select', 'C', NOT_AN_OPTION],
  ['radio', 'B', null],
  ['email', 'ana@example.com', null],
  ['email', 'ana@example', 'Ingresa un email válido'],
  ['phone', '+52 (55) 1234-5678', null],
  ['phone', '\u202a+52 55 1234\u20115678\u202c', null],
  ['phone', '98+765432', 'Ingresa un teléfono válido'],
  ['phone', '12345678\n12345678', 'Ingresa un teléfono válido'],
  ['email', 'ana@example.com\0', UNFIT],
  ['number', '2,5', null],
  ['number', '2,5,1', 'Ingresa un número válido'],
  ['number', '1,500', 'Ingresa un número válido'],
  ['date', '2026-12-05', null],
  ['date', '2026-02-30', 'Ingresa una fecha válida'],
  ['rating', 5, null],
  ['rating', 0, 'Elige de 1 a 5'],
  ['rating', 2.5, 'Elige de 1 a 5'],
])('checks a required form field: %s %j → %j', (type, value, expected) => {
  expect(checkFormValue({ ...field, type, required: true }, value)).toBe(expected);
});

test('limits the length of optional texts and e-mails, which may be empty', () => {
  const longest = `a@b.${'c'.repeat(limits.answerCharacters - 4)}`;
  for (const type of ['text', 'textarea', 'email'] as const) {
    for (const value of [longest, undefined, '', '  ', []])
      expect(checkFormValue({ ...field, type }, value)).toBeNull();
    expect(checkFormValue({ ...field, type }, `${longest}c`)).toBe('Usa 2000 caracteres como máximo');
  }
});

test('lists problems by field and omits valid fields', () => {
  const fields: FormField[] = [
    { ...field, id: 'nick', required: true },
    { ...field, id: 'correo', type: 'email' },
    { ...field, id: 'talla', type: 'select' },
  ];
  const problems = { 'answers.nick': FIELD_REQUIRED, 'answers.correo': 'Ingresa un email válido' };
  expect(checkFormAnswers(fields, { correo: 'no', talla: 'A' })).toEqual(problems);
});
