import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentId } from './ids.ts';

describe('a document id', () => {
  test.each(['a', 'copa-bermuda', 'Copa_2026', '0', '-', '_', '__', '___', '__a', 'a__', 'a__b', 'x'.repeat(64)])(
    'may be %s',
    (id) => {
      expect(DocumentId.safeParse(id).success).toBe(true);
    },
  );

  test.each([
    { name: 'empty', id: '' },
    { name: 'of 65 characters', id: 'x'.repeat(65) },
    { name: 'with a slash', id: 'a/b' },
    { name: 'with an encoded slash', id: 'a%2Fb' },
    { name: 'a dot', id: '.' },
    { name: 'two dots', id: '..' },
    { name: 'with a dot', id: 'a.b' },
    { name: 'with a blank', id: 'a b' },
    { name: 'with a line end', id: 'a\n' },
    { name: 'with an accent', id: 'ñandú' },
    { name: 'an emoji', id: '🔥' },
    { name: 'reserved by Firestore', id: '__x__' },
    { name: 'reserved and empty', id: '____' },
    { name: 'the prototype', id: '__proto__' },
    { name: 'a number', id: 7 },
    { name: 'null', id: null },
    { name: 'missing', id: undefined },
    { name: 'a list', id: ['a'] },
  ])('is refused in Spanish when it is $name', ({ id }) => {
    expect(DocumentId.safeParse(id).error?.issues[0]?.message).toBe('Identificador no válido');
  });

  test('is always a single path segment', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath()), (id) => {
        fc.pre(DocumentId.safeParse(id).success);
        expect(new URL(`https://example.com/a/${id}/b`).pathname).toBe(`/a/${id}/b`);
      }),
    );
  });
});
