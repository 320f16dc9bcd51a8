import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrizePool, isOnePrize } from './format-prize-pool.ts';
import { parsePrizePool } from './prize-pool.ts';

describe('a prize pool', () => {
  test.each([
    ['the stored form', '1er: $50, 2do: $30, 3er: $20', ['$50', '$30', '$20']],
    ['TBD for one place', '1er: 500 diamantes, 2do: TBD, 3er: TBD', ['500 diamantes', null, null]],
    ['TBD in small letters', '1er: tbd, 2do: $5', [null, '$5', null]],
    ['a prize with a comma', '1er: $1,000 USD, 2do: $500, 3er: TBD', ['$1,000 USD', '$500', null]],
    ['a prize with a colon', '1er: Pase: élite, 2do: $5', ['Pase: élite', '$5', null]],
    ['another order', '3er: c, 1er: a, 2do: b', ['a', 'b', 'c']],
    ['an empty text', '', [null, null, null]],
    ['some other text', 'Se anuncia pronto', [null, null, null]],
  ])('%s: %s', (_name, pool, [firstPlacePrize, secondPlacePrize, thirdPlacePrize]) => {
    expect(parsePrizePool(pool)).toEqual({ firstPlacePrize, secondPlacePrize, thirdPlacePrize });
  });

  test('a long run of blanks is read in linear time', () => {
    const blanks = ' '.repeat(200_000);
    expect(parsePrizePool(`1er: a${blanks}b, 2do:${blanks}c`)).toMatchObject({ secondPlacePrize: 'c' });
  }, 2_000);
});

describe('formatPrizePool', () => {
  const none = { firstPlacePrize: null, secondPlacePrize: null, thirdPlacePrize: null };

  test.each([
    [{ firstPlacePrize: '$50 USD', secondPlacePrize: '$3', thirdPlacePrize: '$2' }, '1er: $50 USD, 2do: $3, 3er: $2'],
    [{ ...none, firstPlacePrize: '$1,000 USD' }, '1er: $1,000 USD, 2do: TBD, 3er: TBD'],
    [none, ''],
  ])('%j is written %s', (pool, text) => {
    expect(formatPrizePool(pool)).toBe(text);
  });

  test('writes a form that it can parse', () => {
    const unit = fc.constantFrom('1er', '2do', '3er', ':', ',', ' ', '$', 'á', '7', 'TBD');
    const prize = fc
      .string({ unit, minLength: 1 })
      .map((text) => text.trim().replace(/[\s,]+$/, ''))
      .filter((text) => text !== '' && text.toUpperCase() !== 'TBD' && isOnePrize(text));
    const place = fc.option(prize);
    fc.assert(
      fc.property(place, place, place, (firstPlacePrize, secondPlacePrize, thirdPlacePrize) => {
        const pool = { firstPlacePrize, secondPlacePrize, thirdPlacePrize };
        expect(parsePrizePool(formatPrizePool(pool))).toEqual(pool);
      }),
    );
  });

  test.each([
    ['$50 USD', true],
    ['1er lugar: $50', true],
    ['$50, 2do: $30', false],
  ])('%s is one prize: %j', (text, isOne) => {
    expect(isOnePrize(text)).toBe(isOne);
  });
});
