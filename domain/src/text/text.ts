import { z } from '../zod.ts';
import {
  asKept,
  hasLetterOrDigit,
  isOneLine,
  isStorable,
  isVisible,
  NAMELESS,
  ONE_LINE,
  tooLongText,
  UNSTORABLE,
} from './characters.ts';

/**
 * A text of any number of lines, as it is kept (see `characters.ts`).
 * @param message shown for anything that isn't a text at all.
 */
export function storableText(message = 'Escribe un texto') {
  return z.string({ error: message }).overwrite(asKept).refine(isStorable, UNSTORABLE);
}

/** Builds a schema for a text up to `max` characters; empty is allowed without a message for it. */
export function textUpTo(max: number, missing?: string) {
  const text = storableText(missing).max(max, tooLongText(max));
  return missing === undefined ? text : text.refine(isVisible, missing);
}

/** The same for one line. */
export function lineUpTo(max: number, missing?: string) {
  return textUpTo(max, missing).refine(isOneLine, ONE_LINE);
}

/** A text in which there is something to be seen; `message` also where there is nothing. */
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
