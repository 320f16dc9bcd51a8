import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentId, RegistrationId, registrationId, tournamentOf } from './ids.ts';

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

test('two registrations have the same id only if tournament and key are equal', () => {
  const tournament = fc.stringMatching(/^[a1_]{1,4}$/);
  const key = fc.stringMatching(/^[01]{8,9}$/);
  fc.assert(
    fc.property(tournament, key, tournament, key, (t1, p1, t2, p2) => {
      expect(registrationId(t1, p1) === registrationId(t2, p2)).toBe(t1 === t2 && p1 === p2);
    }),
  );
});

test.each(['copa', 'copa_1', '_', 'a_b-c'])('reads the tournament %s from an id', (tournament) => {
  expect(tournamentOf(registrationId(tournament, '12345678'))).toBe(tournament);
});

test.each([
  ['copa_12345678', true],
  ['copa_verano_123456789012', true],
  ['copa_1234567', false],
  [`copa_${'1'.repeat(37)}`, false],
  ['__x___12345678', false],
  ['__x__12345678', true],
  ['a/b_12345678', false],
  [`${'a'.repeat(65)}_12345678`, false],
])('%s is a valid registration id: %j', (id, can) => {
  expect(RegistrationId.safeParse(id).success).toBe(can);
});
