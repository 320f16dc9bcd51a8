import type { FormField } from '@arena/domain';
import { expect, test } from 'vitest';
import type { FormAnswers } from './fields/form-answers';
import { afterBlur, answered, byFieldId, type FormState } from './form-state.ts';

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
