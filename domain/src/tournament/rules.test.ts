import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeRules } from './rules.ts';

describe('the rules of a tournament, as a list', () => {
  test.each([
    { name: 'a line a rule', rules: 'Sin emulador\nSin trampas', list: ['Sin emulador', 'Sin trampas'] },
    { name: 'line ends of Windows and of old Macs', rules: 'a\r\nb\rc', list: ['a', 'b', 'c'] },
    { name: 'blank lines are dropped', rules: '\n a \n\n \t \n b \n', list: ['a', 'b'] },
    { name: 'a list of texts', rules: [' a ', '', 'b'], list: ['a', 'b'] },
    { name: 'lines inside a list', rules: ['a\nb', 'c'], list: ['a', 'b', 'c'] },
    { name: 'numbers of its own are taken off', rules: '1. a\n2. b\n3. c', list: ['a', 'b', 'c'] },
    { name: 'numbers with other signs', rules: '1) a\n2 - b\n3.- c', list: ['a', 'b', 'c'] },
    {
      name: 'numbers with two digits',
      rules: Array.from({ length: 12 }, (_, i) => `${i + 1}. r`),
      list: Array(12).fill('r'),
    },
    { name: 'numbers without a blank', rules: '1.a\n2)b\n3- c', list: ['a', 'b', 'c'] },
    {
      name: 'ordinals, which are words',
      rules: '1º lugar: 10 USD\n2º lugar: 5 USD',
      list: ['1º lugar: 10 USD', '2º lugar: 5 USD'],
    },
    { name: 'ordinals with a point', rules: '1.º lugar\n2.º lugar', list: ['1.º lugar', '2.º lugar'] },
    {
      name: 'numbers below headings',
      rules: 'Antes\n1. a\n2. b\nEn la sala\n3. c',
      list: ['Antes', 'a', 'b', 'En la sala', 'c'],
    },
    {
      name: 'an amount or an hour among numbers stays',
      rules: '1. a\n2 jugadores\n2. b\n18:00 cierre',
      list: ['a', '2 jugadores', 'b', '18:00 cierre'],
    },
    { name: 'numbers out of order stay', rules: '2. a\n1. b', list: ['2. a', '1. b'] },
    { name: 'a number on one line only stays', rules: '1. a\nb', list: ['1. a', 'b'] },
    { name: 'a single numbered line stays', rules: '1. a', list: ['1. a'] },
    {
      name: 'a rule that begins with an amount stays',
      rules: '3 confirmaciones\n2 partidas',
      list: ['3 confirmaciones', '2 partidas'],
    },
    { name: 'a decimal is no number of a rule', rules: '1.5 horas\n2.5 horas', list: ['1.5 horas', '2.5 horas'] },
    { name: 'bullets are taken off', rules: '- a\n• b\n* c\n– d\n· e', list: ['a', 'b', 'c', 'd', 'e'] },
    { name: 'a negative number is no bullet', rules: '-5 puntos\n- 5 puntos', list: ['-5 puntos', '5 puntos'] },
    {
      name: 'the bold, italic and struck text of a chat becomes plain',
      rules: '*Sin emulador*\nEntra *antes* de las _20:00_, ~19:00~.\n*_Nivel 40_* o más',
      list: ['Sin emulador', 'Entra antes de las 20:00, 19:00.', 'Nivel 40 o más'],
    },
    {
      name: 'stars that mark nothing stay',
      rules: '2 * 3 = 6\n5* de nivel\n*a',
      list: ['2 * 3 = 6', '5* de nivel', '*a'],
    },
    { name: 'bullets after numbers', rules: '1. - a\n2. • *b*', list: ['a', 'b'] },
    { name: 'numbers in bold', rules: '*1.* a\n*2.* b', list: ['a', 'b'] },
    { name: 'what is no text is dropped', rules: ['a', 7, null, undefined, { rule: 'b' }, ['c']], list: ['a'] },
    { name: 'an empty text', rules: '', list: [] },
    { name: 'missing', rules: undefined, list: [] },
    { name: 'null', rules: null, list: [] },
    { name: 'a number', rules: 12, list: [] },
    { name: 'an object', rules: { 0: 'a', length: 1 }, list: [] },
  ])('$name', ({ rules, list }) => {
    expect(normalizeRules(rules)).toEqual(list);
  });
});

describe('any rules', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '.', ')', '1', '2', '-', '*', '\t') });

  test('every rule is one line, trimmed and not blank', () => {
    fc.assert(
      fc.property(fc.anything(), (rules) => {
        for (const rule of normalizeRules(rules)) expect(rule).toMatch(/^\S(.*\S)?$/);
      }),
    );
  });

  test('a text and its lines as a list are the same rules', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(normalizeRules(lines.join('\n'))).toEqual(normalizeRules(lines));
      }),
    );
  });

  test('reading them again changes nothing, unless they carried two numbers', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const once = normalizeRules(lines);
        fc.pre(once.filter((rule) => /^\d/.test(rule)).length < 2);
        expect(normalizeRules(once)).toEqual(once);
      }),
    );
  });
});
