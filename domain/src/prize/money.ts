import { communityCurrency } from '../site/community.ts';
import type { Money } from './prize.schema.ts';

/** Currencies written with a plain `$`. */
const DOLLAR_SIGN = ['USD', 'MXN', 'COP', 'ARS', 'CLP', 'DOP', 'UYU', 'CUP'];
const PESOS = DOLLAR_SIGN.filter((code) => code !== 'USD');

/** Signs and words of a currency, in small letters. */
const names: Readonly<Record<string, readonly string[]>> = {
  USD: ['us$', 'u$s', 'dólar', 'dólares', 'dolares'],
  MXN: ['mx$'],
  COP: ['col$'],
  ARS: ['ar$'],
  DOP: ['rd$'],
  UYU: ['$u'],
  BRL: ['r$', 'real', 'reales'],
  PEN: ['s/.', 's/', 'sol', 'soles'],
  GTQ: ['q', 'quetzal', 'quetzales'],
  PYG: ['₲', 'gs.', 'gs', 'guaraní', 'guaraníes', 'guaranies'],
  NIO: ['c$', 'córdobas', 'cordobas'],
  CRC: ['₡', 'colón', 'colones'],
  HNL: ['lps.', 'lps', 'lempiras'],
  BOB: ['boliviano', 'bolivianos'],
  VES: ['bolívares', 'bolivares'],
  EUR: ['€', 'euro', 'euros'],
};

const CODES = new Set([...DOLLAR_SIGN, ...Object.keys(names)]);
const SIGNS: Readonly<Record<string, string>> = {
  BRL: 'R$',
  PEN: 'S/',
  GTQ: 'Q',
  PYG: '₲',
  NIO: 'C$',
  CRC: '₡',
  EUR: '€',
};

const AMOUNT = /^(\D*)(\d(?:[\d.,]{0,14}\d)?)(\D*)$/;

/**
 * Returns the currency of a sign, word or code; null for unknown ones, and for `$` in a community whose currency
 * doesn't use it.
 */
function currencyOf(name: string, community: string): string | null {
  if (name === '$') return DOLLAR_SIGN.includes(community) ? community : null;
  if (name === 'peso' || name === 'pesos') return PESOS.includes(community) ? community : null;
  const code = name.toUpperCase();
  if (CODES.has(code)) return code;
  return Object.keys(names).find((each) => names[each]?.includes(name)) ?? null;
}

/** Parses a number with either separator into cents: groups of three digits, one or two decimals; else null. */
function centsOf(text: string): number | null {
  const [, whole = '', decimals = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return whole === '' || cents === 0 ? null : cents;
}

/**
 * Parses prize money as organisers write it: '$50', '$1,000 USD', 'R$ 50', '500 pesos'. A plain `$` means the
 * community's currency. Null for other prizes, such as '500 diamantes', and for ambiguous ones, such as '$1.000' in a
 * US dollar community.
 */
export function parseMoney(what: string, community = communityCurrency): Money | null {
  const [, before = '', number = '', after = ''] = AMOUNT.exec(what.trim().toLowerCase().replace(/\.$/, '')) ?? [];
  const written = [before, after].flatMap((text) => text.trim().split(/\s+/)).filter((name) => name !== '');
  const exact = written.filter((name) => name !== '$');
  const [currency = null, ...others] = (exact.length > 0 ? exact : written).map((name) => currencyOf(name, community));
  const cents = centsOf(number);
  if (cents === null || currency === null || others.some((other) => other !== currency)) return null;
  if (written.includes('$') && !DOLLAR_SIGN.includes(currency)) return null;
  const isDoubtful = exact.length === 0 && currency === 'USD' && /\.\d{3}/.test(number);
  return isDoubtful ? null : { cents, currency };
}

/** Writes an amount: '$1,000.50 USD', 'S/100'. */
export function moneyText({ cents, currency }: Money): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const rest = cents % 100;
  const amount = `${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  const sign = SIGNS[currency];
  if (sign !== undefined) return `${sign}${amount}`;
  return DOLLAR_SIGN.includes(currency) ? `$${amount} ${currency}` : `${amount} ${currency}`;
}

/** Sums amounts by currency: the community's first, then by code. */
export function addUp(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { cents, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  const order = (currency: string) => (currency === communityCurrency ? '' : currency);
  return [...sums]
    .map(([currency, cents]) => ({ cents, currency }))
    .sort((a, b) => (order(a.currency) < order(b.currency) ? -1 : 1));
}
