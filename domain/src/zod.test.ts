import { expect, test } from 'vitest';
import { storableText } from './text/text.ts';
import { z } from './zod.ts';

test.each([
  ['an unknown key', z.strictObject({}), { x: 1 }, 'Este dato no se puede enviar aquí'],
  ['a missing value', z.string(), undefined, 'Este campo es obligatorio'],
  ['a wrong type', z.string(), 7, 'Dato no válido'],
  ['a number that is too small', z.int().min(1), 0, 'Dato no válido'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'Dato no válido'],
  ['a schema with its own message', z.string('Escribe algo'), 7, 'Escribe algo'],
  ['a text of a wrong type', storableText(), 7, 'Escribe un texto'],
])('gives a Spanish message for %s', (_name, schema, input, message) => {
  expect(schema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('disables zod’s code generation, which the site’s policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});
