/*
 * Which characters a text may be made of, whoever wrote it and wherever it goes: one place for schemas, the checks of
 * forms and names. What people type and paste is let through; what shows them something else than it holds is not.
 */

/** Shown beside a field that holds what `isStorable` refuses. */
export const UNSTORABLE = 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.';
/** Shown beside a field of a name in which `hasLetterOrDigit` finds none. */
export const NAMELESS = 'Usa al menos una letra o un número';
/** Shown beside a public name in which `leadsToPerson` finds something. */
export const NOT_PUBLIC = 'Parece llevar un teléfono, un ID o un correo, y lo ve todo el mundo: deja solo el nombre';
/** Shown beside a field of one line that holds more. */
export const ONE_LINE = 'Escríbelo en una sola línea';
/** Shown beside a field that holds more characters than it takes. */
export const tooLongText = (most: number) => `Usa ${most} caracteres como máximo`;

/** Half a surrogate pair, controls that no keyboard writes, and overrides, which turn letters around. */
const UNFIT = /[\p{Cs}\u202d\u202e]|(?![\t\n\r])\p{Cc}/u;
const BREAK = /[\t\n\r\u2028\u2029]/;
/** Where a text of another direction begins and ends: phones put these around a name or a number that is copied. */
const DIRECTIONS = /[\u202a-\u202c\u2066-\u2069]/g;
/** Not blank, of no width or a filler. An empty braille cell is a sign to Unicode, but nobody sees it. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u;
/** Fillers are letters to Unicode. */
const LETTER_OR_DIGIT = /(?!\p{DI})[\p{Alphabetic}\p{N}]/u;

/** Whether a text can be kept and shown as what it is. Firestore answers half a surrogate pair with an internal error. */
export function isStorable(text: string): boolean {
  return !UNFIT.test(text);
}

export function isOneLine(text: string): boolean {
  return !BREAK.test(text);
}

/** Whether there is anything to be seen in a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether somebody can be called so: a letter or a digit, of any script, and whatever stands beside it. */
export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

/** An e-mail, or digits enough for a phone or an ID. */
const PERSONAL = /[^\s@]@[^\s@]+\.[^\s@]|(?:\d[\s().+-]*){8}/;

/** Whether a text that everybody reads holds what leads to a person: a phone, an ID or an e-mail. */
export function leadsToPerson(text: string): boolean {
  return PERSONAL.test(text);
}

/** A text as it is kept: without blanks around it and without what a copy brought along unseen. */
export function asKept(typed: string): string {
  return typed.replace(DIRECTIONS, '').trim();
}
