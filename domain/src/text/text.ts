import * as limits from '../limits/limits.ts';
import { z } from '../zod.ts';
import {
  hasLetterOrDigit,
  isOneLine,
  isStorable,
  isVisible,
  NAMELESS,
  ONE_LINE,
  tooLongText,
  trimmedText,
  UNSTORABLE,
} from './characters.ts';

/**
 * Builds a schema for a multi-line text as it is stored (see `characters.ts`).
 * @param message for values that aren't text
 */
export function storableText(message = 'Escribe un texto') {
  return z.string({ error: message }).overwrite(trimmedText).refine(isStorable, UNSTORABLE);
}

/** Builds a schema for a text of up to `max` characters; `missing` makes it required. */
export function textUpTo(max: number, missing?: string) {
  const text = storableText(missing).max(max, tooLongText(max));
  return missing === undefined ? text : text.refine(isVisible, missing);
}

/** Builds a schema for a single line of up to `max` characters. */
export function singleLineUpTo(max: number, missing?: string) {
  return textUpTo(max, missing).refine(isOneLine, ONE_LINE);
}

/** Builds a schema for a text with a visible character; `message` if it is missing or empty. */
export function requiredText(message: string) {
  return storableText(message).refine(isVisible, { error: message, abort: true });
}

/** Builds a schema for a one-line name with a letter or a digit; `message` if it is empty. */
export function nameUpTo(max: number, message: string) {
  return storableText(message)
    .refine(isOneLine, ONE_LINE)
    .refine(isVisible, { error: message, abort: true })
    .refine(hasLetterOrDigit, { error: NAMELESS, abort: true })
    .max(max, tooLongText(max));
}

/** Builds a schema for an e-mail address; `missing` and `invalid` are its messages. */
function emailOr(missing: string, invalid: string) {
  return requiredText(missing).max(limits.emailCharacters, invalid).toLowerCase().pipe(z.email(invalid));
}

/** Like `emailOr` with the basic pattern, text, an at sign, text, a dot, text: organisers enter what they were told. */
export function basicEmailOr(missing: string, invalid: string) {
  const text = requiredText(missing).max(limits.emailCharacters, invalid).toLowerCase();
  return text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalid);
}

/** An e-mail address, trimmed and lower-cased: one address is one account. */
export const EmailAddress = emailOr('El correo es obligatorio', 'Correo electrónico inválido');

/** Counts the characters of all texts and names in a JSON value. */
export function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const names = Array.isArray(value) ? 0 : Object.keys(value).join('').length;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), names);
}

/**
 * Builds a schema for named values: at most `entries` of them, and at most `characters` in all. Its description has
 * both (`maxProperties`, `x-maxCharacters`).
 */
export function recordUpTo<Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  most: { entries: number; characters: number },
  key: Key,
  value: Value,
  messages: { invalid?: string; tooMany: string; tooLong: string },
) {
  return z
    .record(key, value, messages.invalid)
    .refine((named) => Object.keys(named).length <= most.entries, messages.tooMany)
    .refine((named) => charactersIn(named) <= most.characters, messages.tooLong)
    .meta({ maxProperties: most.entries, 'x-maxCharacters': most.characters });
}
