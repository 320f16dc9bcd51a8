import { describe, expect, test } from 'vitest';
import { addUp, moneyText, parseMoney } from './money.ts';

describe('money in a prize', () => {
  test.each([
    ['$50', '$50 USD'],
    ['$50 USD', '$50 USD'],
    ['US$ 20', '$20 USD'],
    ['20 dólares', '$20 USD'],
    ['$1,000.50', '$1,000.50 USD'],
    ['$1.000,50 USD', '$1,000.50 USD'],
    ['$1.000', '$1,000 USD'],
    ['$12.50', '$12.50 USD'],
    ['500 MXN', '$500 MXN'],
    ['$500 mxn', '$500 MXN'],
    ['COP 80.000', '$80,000 COP'],
    ['$1000000', '$1,000,000 USD'],
  ])('%s is %s', (what, text) => {
    const money = parseMoney(what);
    expect(money && moneyText(money)).toBe(text);
  });

  test.each(['500 diamantes', '$50 y un pase', '50', '$', '$0', '$1,00,0', '$5.1', 'Pase élite', '', '1er: $5'])(
    '%j is none',
    (what) => {
      expect(parseMoney(what)).toBeNull();
    },
  );

  test('is added up by currency, dollars first', () => {
    const amounts = ['$0.10', '500 MXN', '$0.20', '10 ARS'].flatMap((what) => parseMoney(what) ?? []);
    expect(addUp(amounts).map(moneyText)).toEqual(['$0.30 USD', '$10 ARS', '$500 MXN']);
  });
});
