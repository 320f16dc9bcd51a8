import { DAY, type DecidedStatus, MINUTE, type Registration, readRegistration } from '@arena/domain';
import { expect, it, test } from 'vitest';
import type { Settled } from '../decisions/decisions.ts';
import { ageText, answersOf, failedText, foundText, registrationChangeText, settledText } from './labels.ts';

function decision(to: DecidedStatus, name = '') {
  const seen = { id: name, createdAt: '', revision: 0 };
  const kept = { consent: null, reason: null, formerReason: null, maybe: [], isUndo: false };
  return { ...seen, ...kept, name, from: 'pending', to } as const;
}

it.each<[Settled['done'], boolean, string]>([
  [[decision('approved', 'Ana')], false, 'Aprobaste a Ana.'],
  [[decision('rejected')], false, 'Rechazaste 1 inscripción.'],
  [[decision('pending', 'Ana'), decision('approved', 'Beto')], false, 'Aprobaste a Beto. Reabriste a Ana.'],
  [[decision('pending', 'Ana')], true, 'Deshecho: Ana, otra vez pendiente.'],
  [[decision('pending', 'Ana'), decision('pending', 'Beto')], true, 'Deshecho: 2 inscripciones, otra vez pendientes.'],
  [[decision('approved')], true, 'Deshecho: 1 inscripción, otra vez aprobada.'],
  [[], false, ''],
])('summarises settled decisions: %#', (done, isUndo, text) => {
  expect(settledText({ done: done.map((one) => ({ ...one, isUndo })), failed: [] })).toBe(text);
});

test('gives reasons of failed decisions', () => {
  const failed = (name: string) => ({ ...decision('approved', name), state: 'failed', error: 'Está lleno.' }) as const;
  expect(failedText({ done: [], failed: [] })).toBe('');
  expect(failedText({ done: [], failed: [failed('Ana')] })).toBe('Sin cambios: Ana. Está lleno.');
  const two = [failed('Ana'), failed('Beto')];
  expect(failedText({ done: [], failed: two })).toBe('Sin cambios: 2 inscripciones. Está lleno.');
});

test('sorts answers by question, those of removed questions last', () => {
  const answers: Registration['answers'] = { vieja: 'Sí', pais: 'México', modos: ['Solo', 'Dúo'], nick: '' };
  const registration = { ...readRegistration('copa_12345678', {}), answers };
  expect(answersOf(registration, ['nick', 'modos', 'pais']).map(({ answer }) => answer)).toEqual([
    'Solo, Dúo',
    'México',
    'Sí',
  ]);
});

test.each([
  [0, null, 'Buscando…'],
  [0, 0, 'Ninguna'],
  [1, null, '1 inscripción'],
  [0, 2, '2 inscripciones'],
  [3, 20, '3 aquí, 20 más'],
])('%s found here and %s elsewhere: %s', (here, beyond, text) => {
  expect(foundText(here, beyond)).toBe(text);
});

test.each([
  ['under a minute', MINUTE - 1, 'ahora'],
  ['minutes', 46 * MINUTE, '46\u00a0min'],
  ['hours', DAY - 1, '23\u00a0h'],
  ['days', 3 * DAY, '3\u00a0d'],
  ['a clock that was set back', -MINUTE, 'ahora'],
])('ages in a list: %s', (_, age, text) => expect(ageText(age)).toBe(text));

test.each([
  ['Tito · 10000002', 'Nuevo1 · 10000003', 'Tito · 10000002 → Nuevo1 · 10000003'],
  ['', 'Rayo', 'sin nombre → Rayo'],
])('a requested change: %j, %j', (before, after, text) => {
  expect(registrationChangeText({ before, after })).toBe(text);
});
