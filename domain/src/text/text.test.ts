import { expect, test } from 'vitest';
import { z } from '../zod.ts';
import { charactersIn, recordUpTo } from './text.ts';

test.each<[value: unknown, characters: number]>([
  ['', 0],
  ['año', 3],
  [7, 0],
  [null, 0],
  [{ ab: 'cde' }, 5],
  [{ a: ['b', 'c', 4], d: { e: 'f' } }, 6],
])('counts the characters of %j as %i', (value, characters) => {
  expect(charactersIn(value)).toBe(characters);
});

const schema = recordUpTo({ entries: 2, characters: 6 }, z.string(), z.string(), {
  tooMany: 'Demasiadas',
  tooLong: 'Demasiado largas',
});

test.each<[value: Record<string, string>, message: string | undefined]>([
  [{}, undefined],
  [{ a: '12', b: '34' }, undefined],
  [{ a: '12', b: '345' }, 'Demasiado largas'],
  [{ a: '', b: '', c: '' }, 'Demasiadas'],
])('checks %j as a whole', (value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});

test('describes its limits', () => {
  expect(z.toJSONSchema(schema)).toMatchObject({ maxProperties: 2, 'x-maxCharacters': 6 });
});
