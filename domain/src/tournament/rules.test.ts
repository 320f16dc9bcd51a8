import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeRules } from './rules.ts';

test.each([
  ['one rule per line', 'Sin emulador\nSin trampas', ['Sin emulador', 'Sin trampas']],
  ['Windows and old Mac line ends', 'a\r\nb\rc', ['a', 'b', 'c']],
  ['blank lines are dropped', '\n a \n\n \t \n b \n', ['a', 'b']],
  ['lines inside a list', ['a\nb', 'c'], ['a', 'b', 'c']],
  ['numbers are removed', '1. a\n2. b\n3. c', ['a', 'b', 'c']],
  ['numbers with other signs are removed', '1) a\n2 - b\n3.- c', ['a', 'b', 'c']],
  ['ordinals stay', '1º lugar: 10 USD\n2º lugar: 5 USD', ['1º lugar: 10 USD', '2º lugar: 5 USD']],
  ['numbers below headings are removed', 'Antes\n1. a\n2. b\nEn la sala\n3. c', ['Antes', 'a', 'b', 'En la sala', 'c']],
  ['an amount or an hour stays', '1. a\n2 jugadores\n2. b\n18:00 cierre', ['a', '2 jugadores', 'b', '18:00 cierre']],
  ['numbers out of order stay', '2. a\n1. b', ['2. a', '1. b']],
  ['a number on one line only stays', '1. a\nb', ['1. a', 'b']],
  ['a rule that begins with an amount stays', '3 confirmaciones\n2 partidas', ['3 confirmaciones', '2 partidas']],
  ['bullets are removed', '- a\n• b\n* c\n– d\n· e', ['a', 'b', 'c', 'd', 'e']],
  ['a negative number is no bullet', '-5 puntos\n- 5 puntos', ['-5 puntos', '5 puntos']],
  [
    'bold, italic and struck chat text becomes plain',
    '*Sin emulador*\nEntra *antes* de las _20:00_, ~19:00~.\n*_Nivel 40_* o más',
    ['Sin emulador', 'Entra antes de las 20:00, 19:00.', 'Nivel 40 o más'],
  ],
  ['stars that mark nothing stay', '2 * 3 = 6\n5* de nivel\n*a', ['2 * 3 = 6', '5* de nivel', '*a']],
  ['bold numbers are removed', '*1.* a\n*2.* b', ['a', 'b']],
  ['values that are not text are dropped', ['a', 7, null, undefined, { rule: 'b' }, ['c']], ['a']],
  ['an empty text', '', []],
])('lists the rules of a tournament: %s', (_name, rules, list) => {
  expect(normalizeRules(rules)).toEqual(list);
});

describe('any rules', () => {
  test('every rule is one line, trimmed and not blank', () => {
    fc.assert(
      fc.property(fc.anything(), (rules) => {
        for (const rule of normalizeRules(rules)) expect(rule).toMatch(/^\S(.*\S)?$/);
      }),
    );
  });
});
