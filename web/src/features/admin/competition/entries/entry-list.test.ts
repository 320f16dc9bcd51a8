import { expect, test } from 'vitest';
import { readEntryList } from './entry-list.ts';

test.each<[name: string, text: string, names: string[]]>([
  ['one name per line', 'LOUD\nLos Pumas\n', ['LOUD', 'Los Pumas']],
  ['names between empty lines and spaces', '\r\n  LOUD  \r\n\r\nKings', ['LOUD', 'Kings']],
  ['names after line numbers', '1. LOUD\n2) Kings\n3 - Nova\n4\tFuria', ['LOUD', 'Kings', 'Nova', 'Furia']],
  ['a number that is part of a name', '100 Ladrones\n7 Vidas\n3Mil', ['100 Ladrones', '7 Vidas', '3Mil']],
  ['names after bullets', '- LOUD\n• Kings\n* Nova', ['LOUD', 'Kings', 'Nova']],
  [
    'a name before a phone number, an ID or an e-mail address',
    '1. Rayo, 11112222, +52 55 1234 5678\nNova;12341234;ana@correo.mx\nKings - 5512345678\nDúo, Los 7',
    ['Rayo', 'Nova', 'Kings', 'Dúo, Los 7'],
  ],
  ['the first cell of a row', 'LOUD\t12\t3\n\tKings\t9', ['LOUD', 'Kings']],
])('reads %s', (_name, text, names) => {
  expect(readEntryList(text, [])).toEqual({ names, again: [], wrong: [] });
});

test('reports duplicate names instead of adding them', () => {
  expect(readEntryList('loud\nÁguilas\nAguilas\nNova', ['LOUD'])).toEqual({
    names: ['Águilas', 'Nova'],
    again: ['loud', 'Aguilas'],
    wrong: [],
  });
});

test('reports an invalid line without its number, and adds the others', () => {
  const long = 'x'.repeat(41);
  const { names, wrong } = readEntryList(`LOUD\n2. ${long}\nKings`, []);
  expect(names).toEqual(['LOUD', 'Kings']);
  expect(wrong).toEqual([{ text: long, message: 'Usa 40 caracteres como máximo' }]);
});

test.each(['LaParca 12345678', '+52 55 1234 5678 Rayo', 'ana@correo.mx', '55-1234-5678'])(
  'refuses the name %s with personal data in it',
  (text) => {
    const { names, wrong } = readEntryList(`LOUD\n${text}`, []);
    expect(names).toEqual(['LOUD']);
    expect(wrong).toMatchObject([{ text, message: expect.stringContaining('deja solo el nombre') }]);
  },
);
