import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentId } from './ids.ts';

describe('a document id', () => {
  test.each(['copa-bermuda', 'Copa_2026', '__a', 'a__', 'x'.repeat(64)])('may be %s', (id) => {
    expect(DocumentId.safeParse(id).success).toBe(true);
  });

  const refused = ['', 'x'.repeat(65), 'a/b', '.', 'a b', 'ñandú', '__x__'];

  test.each([...refused, 7, undefined, ['a']])('is refused in Spanish if it is %j', (id) => {
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
