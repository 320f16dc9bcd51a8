import { clockText, dayText } from '../time/date-text.ts';
import { type Instant, toMillis } from '../time/instant.ts';

/** Options of `csv-stringify`: all cells are quoted, so that no content ends a cell. */
export const csvFormat = { quoted: true, quoted_empty: true, record_delimiter: 'windows' } as const;

const BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * A part of a text that a spreadsheet may take for a cell: a line, or a part between semicolons, the separator in
 * Spanish.
 */
const PART = /[^\t\n;]+/g;
const FORMULA = /^\s*(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
/** A name that a spreadsheet would turn into a number or a date: '1E5', '3/4'. */
const CALCULATED = /^'*(?:\d[\d.,]*e[+-]?\d+|\d{1,2}\s?[-/.]\s?\d{1,4}(?:\s?[-/.]\s?\d{2,4})?)$/i;
const ESCAPED = /^(\s*)'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** A phone, or a number that a spreadsheet would round or shorten. */
const PHONE = /^\+?[\d(][\d ()-]*$/;
const LONG_NUMBER = /^(?:0\d+|\d{12,})$/;
/** Invisible prefix that makes spreadsheets treat a number as text. */
const AS_TEXT = '\t';

/** Calling code of a phone, as `cellPhone` writes it. */
const IN_PARENTHESES = /^\(\+(\d+)\)/;

/**
 * Writes a phone as a cell that keeps its `+`, zeros and hyphens. Its calling code is put in parentheses, so that no
 * invisible character goes along when it is copied: `(+52) 55 1234 5678`.
 */
export function cellPhone(phone: string): string {
  if (phone.startsWith('+')) return phone.replace(/^\+(\d+)/, '(+$1)');
  return PHONE.test(phone) ? `${AS_TEXT}${phone}` : phone;
}

/**
 * Writes a text as a cell: uniform line ends and unchanged long numbers. An apostrophe precedes a name that would become a
 * number, and every part that a spreadsheet would evaluate.
 */
export function cellText(text: string): string {
  if (LONG_NUMBER.test(text)) return `${AS_TEXT}${text}`;
  if (text.startsWith(AS_TEXT) && PHONE.test(text.slice(AS_TEXT.length))) return text;
  if (CALCULATED.test(text)) return `'${text}`;
  return text.replace(BREAK, '\n').replace(PART, (part) => part.replace(FORMULA, "$&'"));
}

/** Returns the text that `cellText` wrote into a cell. */
export function textOfCell(cell: string): string {
  const text = cell.trim().replace(IN_PARENTHESES, '+$1');
  if (text.startsWith("'") && CALCULATED.test(text)) return text.slice(1);
  return text.replace(PART, (part) => part.replace(ESCAPED, '$1'));
}

/** Formats an instant for spreadsheets: `2026-11-20 07:00`, or an empty text. */
export function tableTimeText(instant: Instant, zone: string): string {
  const millis = toMillis(instant);
  return millis === null ? '' : `${dayText(millis, zone)} ${clockText(instant, zone)}`;
}

/** Names a zone: `hora de Ciudad de México`, `UTC`. */
export function zoneText(zone: string): string {
  if (zone === 'UTC') return zone;
  const format = new Intl.DateTimeFormat('es-419', { timeZone: zone, timeZoneName: 'shortGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
