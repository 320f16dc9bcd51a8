import { expect, test } from 'vitest';
import { storableText } from './text/text.ts';
import { z } from './zod.ts';

test.each([
  ['a key nobody asked for', z.strictObject({}), { x: 1 }, 'Este dato no se puede enviar aquí'],
  ['nothing', z.string(), undefined, 'Este campo es obligatorio'],
  ['another type', z.string(), 7, 'Dato no válido'],
  ['too little', z.int().min(1), 0, 'Dato no válido'],
  ['none of the choices', z.enum(['a', 'b']), 'c', 'Dato no válido'],
  ['words of its own', z.string('Escribe algo'), 7, 'Escribe algo'],
  ['a text that is none', storableText(), 7, 'Escribe un texto'],
])('a schema without words of its own speaks Spanish: %s', (_name, schema, input, message) => {
  expect(schema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('zod makes no functions out of texts, which the site forbids', () => {
  expect(z.config().jitless).toBe(true);
});
