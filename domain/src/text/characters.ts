/*
 * Allowed characters of texts, for schemas, form checks and names. Typed and pasted texts pass; characters that
 * disguise a text don't.
 */

/** Message for texts that fail `isStorable`. */
export const UNSTORABLE = 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.';
/** Message for names without a letter or digit (`hasLetterOrDigit`). */
export const NAMELESS = 'Usa al menos una letra o un número';
/** Message for public names with personal data (`leadsToPerson`). */
export const NOT_PUBLIC =
  'Parece llevar un teléfono, un ID, un correo o un enlace, y lo ve todo el mundo: deja solo el nombre';
export const ONE_LINE = 'Escríbelo en una sola línea';
export const tooLongAnswers = 'Tus respuestas son demasiado largas. Acorta algunas.';
export const tooLongText = (most: number) => `Usa ${most} caracteres como máximo`;

/** Lone surrogates, control characters that no keyboard types, and direction overrides. */
const UNFIT = /[\p{Cs}\u202d\u202e]|(?![\t\n\r])\p{Cc}/u;
const BREAK = /[\t\n\r\u2028\u2029]/;
/** Marks of text direction. Phones put them around copied names and numbers. */
const DIRECTIONS = /[\u202a-\u202c\u2066-\u2069]/g;
/** Not blank, zero-width or a filler. The empty braille cell counts as a symbol in Unicode, but it is invisible. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u;
/** Unicode classes fillers as letters, so they are excluded. */
const LETTER_OR_DIGIT = /(?!\p{DI})[\p{Alphabetic}\p{N}]/u;

/** True if a text can be stored and shown unchanged. Firestore answers lone surrogates with an internal error. */
export function isStorable(text: string): boolean {
  return !UNFIT.test(text);
}

export function isOneLine(text: string): boolean {
  return !BREAK.test(text);
}

/** True if a text has a visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** True if a text has a letter or digit of any script. */
export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;
const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.[a-z]{2,}\/|[\p{L}\p{N}-]\.(?:com|net|org|info|app|link|site)\b/iu;
/** An account of a social network: '@ana', 'IG: ana'. */
const HANDLE =
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}|\b(?:ig|insta(?:gram)?|tik\s?tok|tg|telegram|wa|wsp|whats\s?app|snap(?:chat)?|dc|discord|fb|facebook)\s*[:=@]/iu;
/** The length of the shortest phone or ID. */
const ID_LENGTH = 8;
const LONG_NUMBER = new RegExp(`\\p{N}{${ID_LENGTH}}`, 'u');
/** Digits, and letters that pass for one: 55I2345O78. */
const PASSES_FOR_NUMBER = /[\p{N}IlOoSsBZz]+/gu;

/** True if letters replace some digits of a long number, at most three in ten. */
function isDisguisedNumber(text: string): boolean {
  const runs = text.match(PASSES_FOR_NUMBER) ?? [];
  return runs.some((run) => run.length >= ID_LENGTH && run.replace(/\P{N}/gu, '').length * 10 >= run.length * 7);
}

/** True if a public text holds a phone, an ID, an e-mail, a link or an account, in any font and with any separators. */
export function leadsToPerson(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{DI}/gu, '');
  const joined = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const isContact = [EMAIL, LINK, HANDLE].some((contact) => contact.test(plain));
  return isContact || LONG_NUMBER.test(joined) || isDisguisedNumber(joined);
}

/** Blanks and signs that people write into a phone or an ID, not into a date or an hour. */
const WITHIN_NUMBER = /(?<=\p{N})[\s().+-]+(?=\p{N})/gu;

/** True if a message holds a phone, an ID, an e-mail, a link or an account. Dates and hours pass. */
export function holdsContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{DI}/gu, '');
  return (
    [EMAIL, LINK, HANDLE].some((contact) => contact.test(plain)) || LONG_NUMBER.test(plain.replace(WITHIN_NUMBER, ''))
  );
}

/** Trims a text, and removes invisible characters that copying added. */
export function trimmedText(typed: string): string {
  return typed.replace(DIRECTIONS, '').trim();
}
