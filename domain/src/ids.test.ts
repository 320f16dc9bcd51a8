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

  const refused = [
    '',
    'x'.repeat(65),
    'a/b',
    'a%2Fb',
    '.',
    'a.b',
    'a b',
    'a\n',
    'ñandú',
    '🔥',
    '__x__',
    '____',
    '__proto__',
  ];

  test.each([...refused, 7, null, undefined, ['a']])('is refused in Spanish where it is %j', (id) => {
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
