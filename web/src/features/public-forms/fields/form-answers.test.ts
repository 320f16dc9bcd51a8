import type { FormField, FormValue } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import {
  afterBlur,
  answered,
  byFieldId,
  type FormAnswers,
  type FormState,
  givenAnswers,
  restoreAnswers,
} from './form-answers';

function field(type: FormField['type'], id = 'f'): FormField {
  return { id, type, label: 'F', placeholder: '', required: false, options: ['A', 'B', 'C'] };
}

describe('restoring a draft', () => {
  test.each<[FormField['type'], unknown, FormValue | undefined]>([
    ['text', 'hola', 'hola'],
    ['text', ['hola'], undefined],
    ['select', 'B', 'B'],
    ['select', 'ya no está', undefined],
    ['radio', 'ya no está', undefined],
    ['checkbox', ['C', 'A'], ['A', 'C']],
    ['checkbox', ['ya no está', 'B', 7], ['B']],
    ['checkbox', 'A', undefined],
    ['rating', 4, 4],
    ['rating', '4', undefined],
  ])('a %s kept as %j is restored as %j', (type, kept, expected) => {
    expect(restoreAnswers([field(type)], { f: kept }).f).toEqual(expected);
  });

  test('ignores a damaged draft, removed fields and inherited properties', () => {
    for (const draft of [null, 'texto', ['a']]) expect(restoreAnswers([field('text')], draft)).toEqual({});
    expect(restoreAnswers([field('text', 'nick')], { nick: 'Sombra', clan: 'Norte' })).toEqual({ nick: 'Sombra' });
    expect(restoreAnswers([field('text', 'constructor')], {})).toEqual({});
  });
});

test('the answers of a response are trimmed, and empty ones are left out', () => {
  const texts = ['nick', 'clan', 'nunca'].map((id) => field('text', id));
  const choices = ['dias', 'modos'].map((id) => field('checkbox', id));
  const fields = [...texts, ...choices, field('rating', 'nota'), field('number', 'talla')];
  const answers = { nick: '  Sombra ', clan: '   ', dias: [], modos: ['A', 'B'], nota: 5, talla: ' 38,5', ajeno: 'x' };
  expect(givenAnswers(fields, answers)).toEqual({ nick: 'Sombra', modos: ['A', 'B'], nota: 5, talla: '38.5' });
});

const nick: FormField = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] };
const mail: FormField = { ...nick, id: 'correo', type: 'email', required: false };
const day: FormField = { ...nick, id: 'dia', type: 'date', required: false };

const REQUIRED = 'Este campo es obligatorio';
const empty: FormState = { answers: {}, problems: {}, refused: {} };

test('an edit clears only the messages of its field', () => {
  const wrong: FormState = {
    answers: { correo: 'no' },
    problems: { nick: REQUIRED, correo: 'Ingresa un email válido' },
    refused: { nick: 'Ese nick no', correo: 'Ese correo no' },
  };
  expect(answered(wrong, mail, 'no@')).toEqual({
    answers: { correo: 'no@' },
    problems: { nick: REQUIRED },
    refused: { nick: 'Ese nick no' },
  });
});

test.each<[name: string, field: FormField, answers: FormAnswers, unreadable: boolean, problem: string]>([
  ['an empty required field', nick, {}, false, REQUIRED],
  ['an invalid e-mail', mail, { correo: 'no' }, false, 'Ingresa un email válido'],
  ['an incomplete date', day, {}, true, 'Ingresa una fecha válida'],
])('leaving %s shows its error', (_name, field, answers, unreadable, problem) => {
  expect(afterBlur({ ...empty, answers }, field, unreadable).problems[field.id]).toBe(problem);
});

test("leaving a corrected field clears its message, but not the server's", () => {
  const refused = byFieldId({ 'answers.dia': 'Ese día no', id: 'Identificador no válido' });
  expect(refused).toEqual({ dia: 'Ese día no' });
  const state = { ...empty, problems: { dia: 'Ingresa una fecha válida', nick: REQUIRED }, refused };
  expect(afterBlur(state, day, false)).toEqual({ ...empty, problems: { nick: REQUIRED }, refused });
});
