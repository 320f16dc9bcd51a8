import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrizePool, isOnePrize } from './format-prize-pool.ts';
import { parsePrizePool } from './prize-pool.ts';

describe('a prize pool', () => {
  test.each([
    { name: 'the stored form', pool: '1er: $50, 2do: $30, 3er: $20', prizes: ['$50', '$30', '$20'] },
    { name: 'TBD means none', pool: '1er: TBD, 2do: TBD, 3er: TBD', prizes: [null, null, null] },
    {
      name: 'TBD for one place',
      pool: '1er: 500 diamantes, 2do: TBD, 3er: TBD',
      prizes: ['500 diamantes', null, null],
    },
    { name: 'TBD in small letters', pool: '1er: tbd, 2do: $5', prizes: [null, '$5', null] },
    {
      name: 'a prize with a comma',
      pool: '1er: $1,000 USD, 2do: $500, 3er: TBD',
      prizes: ['$1,000 USD', '$500', null],
    },
    {
      name: 'a prize with a list',
      pool: '1er: $50, un pase y una skin, 2do: $5',
      prizes: ['$50, un pase y una skin', '$5', null],
    },
    { name: 'a prize with a colon', pool: '1er: Pase: élite, 2do: $5', prizes: ['Pase: élite', '$5', null] },
    { name: 'only the winner', pool: '1er: $50', prizes: ['$50', null, null] },
    { name: 'another order', pool: '3er: c, 1er: a, 2do: b', prizes: ['a', 'b', 'c'] },
    { name: 'without blanks', pool: '1er:a,2do:b,3er:c', prizes: ['a', 'b', 'c'] },
    { name: 'with many blanks', pool: '  1er :  a  ,  2do  : b ,3er:   c  ', prizes: ['a', 'b', 'c'] },
    { name: 'capitals', pool: '1ER: a, 2DO: b, 3ER: c', prizes: ['a', 'b', 'c'] },
    { name: 'an empty place', pool: '1er: , 2do: b', prizes: [null, 'b', null] },
    { name: 'a comma at the end', pool: '1er: a,', prizes: ['a', null, null] },
    { name: 'lines', pool: '1er: a,\n2do: b,\n3er: c', prizes: ['a', 'b', 'c'] },
    { name: 'an empty text', pool: '', prizes: [null, null, null] },
    { name: 'some other text', pool: 'Se anuncia pronto', prizes: [null, null, null] },
    { name: 'TBD alone', pool: 'TBD', prizes: [null, null, null] },
  ])('$name: $pool', ({ pool, prizes: [firstPlacePrize, secondPlacePrize, thirdPlacePrize] }) => {
    expect(parsePrizePool(pool)).toEqual({ firstPlacePrize, secondPlacePrize, thirdPlacePrize });
  });

  test('any text gives, for each place, null or a trimmed text that is not TBD', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1er:', '2do:', '3er:', ',', ' ', 'a', 'TBD', '\n') }), (pool) => {
        for (const prize of Object.values(parsePrizePool(pool))) {
          expect(prize === null || (prize !== '' && prize === prize.trim() && prize !== 'TBD')).toBe(true);
        }
      }),
    );
  });

  test('in the stored form is parsed', () => {
    const prize = fc.stringMatching(/^[$a-z0-9]([$a-z0-9 ]{0,8}[$a-z0-9])?$/).filter((text) => text !== 'tbd');
    fc.assert(
      fc.property(prize, prize, prize, (first, second, third) => {
        expect(parsePrizePool(`1er: ${first}, 2do: ${second}, 3er: ${third}`)).toEqual({
          firstPlacePrize: first,
          secondPlacePrize: second,
          thirdPlacePrize: third,
        });
      }),
    );
  });

  test('a long run of blanks is read in linear time', () => {
    const blanks = ' '.repeat(200_000);
    expect(parsePrizePool(`1er: a${blanks}b, 2do:${blanks}c`)).toMatchObject({ secondPlacePrize: 'c' });
  }, 2_000);
});

describe('formatPrizePool', () => {
  const none = { firstPlacePrize: null, secondPlacePrize: null, thirdPlacePrize: null };

  test.each([
    [
      { firstPlacePrize: '$50 USD', secondPlacePrize: '$30', thirdPlacePrize: '$20' },
      '1er: $50 USD, 2do: $30, 3er: $20',
    ],
    [{ ...none, firstPlacePrize: '$1,000 USD' }, '1er: $1,000 USD, 2do: TBD, 3er: TBD'],
    [{ ...none, thirdPlacePrize: 'Pase élite' }, '1er: TBD, 2do: TBD, 3er: Pase élite'],
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
    ['2DO : $30', false],
  ])('%s is one prize: %j', (text, isOne) => {
    expect(isOnePrize(text)).toBe(isOne);
  });
});
