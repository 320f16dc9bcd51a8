import { expect, test } from 'vitest';
import { storableText } from './text/text.ts';
import { z } from './zod.ts';

test.each([
  {
    name: 'a key nobody asked for',
    schema: z.strictObject({}),
    input: { x: 1 },
    message: 'Este dato no se puede enviar aquí',
  },
  { name: 'nothing', schema: z.string(), input: undefined, message: 'Este campo es obligatorio' },
  { name: 'another type', schema: z.string(), input: 7, message: 'Dato no válido' },
  { name: 'null', schema: z.boolean(), input: null, message: 'Dato no válido' },
  { name: 'too little', schema: z.int().min(1), input: 0, message: 'Dato no válido' },
  { name: 'none of the choices', schema: z.enum(['a', 'b']), input: 'c', message: 'Dato no válido' },
  { name: 'none of the choices, missing', schema: z.enum(['a', 'b']), input: undefined, message: 'Dato no válido' },
  { name: 'words of its own', schema: z.string('Escribe algo'), input: 7, message: 'Escribe algo' },
  { name: 'a text that is none', schema: storableText(), input: 7, message: 'Escribe un texto' },
])('a schema without words of its own speaks Spanish: $name', ({ schema, input, message }) => {
  expect(schema.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('zod makes no functions out of texts, which the site forbids', () => {
  expect(z.config().jitless).toBe(true);
});
