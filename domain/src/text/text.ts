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
