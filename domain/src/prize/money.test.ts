import { describe, expect, test } from 'vitest';
import { addUp, moneyText, parseMoney } from './money.ts';

describe('money in a prize', () => {
  test.each([
    ['$50', '$50 USD'],
    ['US$ 20', '$20 USD'],
    ['20 dólares', '$20 USD'],
    ['$1,000.50', '$1,000.50 USD'],
    ['$1.000,50 USD', '$1,000.50 USD'],
    ['500 MXN', '$500 MXN'],
    ['COP 80.000', '$80,000 COP'],
    ['R$ 1.250,50', 'R$1,250.50'],
    ['S/ 100', 'S/100'],
    ['100 soles', 'S/100'],
    ['₲50.000', '₲50,000'],
    ['50.000 guaraníes', '₲50,000'],
    ['RD$ 500', '$500 DOP'],
  ])('%s is read as %s', (what, text) => {
    const money = parseMoney(what, 'USD');
    expect(money && moneyText(money)).toBe(text);
  });

  test.each([
    ['$1.000', 'MXN', '$1,000 MXN'],
    ['500 pesos', 'ARS', '$500 ARS'],
    ['$1.000', 'USD', null],
    ['500 pesos', 'USD', null],
    ['$50', 'PEN', null],
  ])('%s with the default currency %s is read as %s', (what, currency, text) => {
    const money = parseMoney(what, currency);
    expect(money && moneyText(money)).toBe(text);
  });

  test.each(['500 diamantes', '$50 y un pase', '50', '$', '$0', '$1,00,0', 'Pase élite', '', '1er: $5', 'R$ 50 USD'])(
    '%j is not an amount',
    (what) => {
      expect(parseMoney(what, 'USD')).toBeNull();
    },
  );

  test('is added up by currency, dollars first', () => {
    const amounts = ['$0.10', '500 MXN', '$0.20', '10 ARS'].flatMap((what) => parseMoney(what, 'USD') ?? []);
    expect(addUp(amounts).map(moneyText)).toEqual(['$0.30 USD', '$10 ARS', '$500 MXN']);
  });
});
