/** How tables are written, for `csv-stringify`: every cell in quotes, so that nothing in it can end it. */
export const csvFormat = { quoted: true, quoted_empty: true, record_delimiter: 'windows' } as const;

const BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** What can be read as a cell of its own: a line, or what stands between semicolons, which part cells in Spanish. */
const PART = /[^\t\n;]+/g;
const FORMULA = /^\s*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** What phones are written in. */
const PHONE = /^[\d\s()+-]+$/;
const GROUP = /\B(?=(?:\d{4})+$)/g;

/**
 * A phone as a cell of a table: its digits in groups, which a spreadsheet takes neither for a number, which it would
 * round, nor for a formula, as it would the plus. What can't be a phone is left as it is.
 */
export function cellPhone(phone: string): string {
  return PHONE.test(phone) ? phone.replace(/\D/g, '').replace(GROUP, ' ') : phone;
}

/**
 * A text as a cell of a table: its lines end in one way, and an apostrophe stands before whatever a spreadsheet would
 * calculate, in each of them.
 */
export function cellText(text: string): string {
  return text.replace(BREAK, '\n').replace(PART, (part) => part.replace(FORMULA, "$&'"));
}
