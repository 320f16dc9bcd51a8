import type { Money } from './prize.schema.ts';

const CODES = 'USD|MXN|COP|ARS|CLP|PEN|BOB|GTQ|HNL|NIO|CRC|DOP|UYU|PYG|VES|BRL|EUR';
const AMOUNT = new RegExp(
  `^(?:(US\\$|\\$)|(${CODES}))?\\s*(\\d[\\d.,]{0,14})\\s*(?:(${CODES})|(d[oó]lares))?\\.?$`,
  'i',
);

/** Cents of a number as it is written in Latin America: both separators, two digits at the end are cents; else null. */
function centsOf(text: string): number | null {
  const [, whole = '', cents = '00'] = /^(\d{1,3}(?:[.,]?\d{3})*)(?:[.,](\d\d))?$/.exec(text) ?? [];
  const value = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents);
  return whole === '' || value === 0 ? null : value;
}

/**
 * The money that a prize is, as organisers write it: '$50', '$1,000 USD', 'US$ 20', '500 MXN'. A '$' without more is
 * what the home page means by it: dollars. Null for anything else, such as '500 diamantes' or '$50 y un pase'.
 */
export function parseMoney(what: string): Money | null {
  const [, sign, before, number = '', after, word] = AMOUNT.exec(what.trim()) ?? [];
  const currency = after ?? before ?? ((sign ?? word) ? 'USD' : null);
  const cents = centsOf(number);
  return currency === null || cents === null ? null : { cents, currency: currency.toUpperCase() };
}

/** An amount as people read it: '$1,000.50 USD'. */
export function moneyText({ cents, currency }: Money): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const rest = cents % 100;
  return `$${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`} ${currency}`;
}

/** Amounts added up by currency, dollars first, then by their codes. */
export function addUp(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { cents, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  const order = (currency: string) => (currency === 'USD' ? '' : currency);
  return [...sums]
    .map(([currency, cents]) => ({ cents, currency }))
    .sort((a, b) => (order(a.currency) < order(b.currency) ? -1 : 1));
}
