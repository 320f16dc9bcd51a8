import * as limits from '../limits/limits.ts';

/** An optional leading plus, then at least 8 digits, spaces, hyphens or parentheses. */
const PHONE = /^\+?[\d ()-]{8,}$/;

/** A phone in those characters: contacts are copied with typographic blanks and hyphens, and with marks around them. */
export function plainPhone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}

/** True if a plain text has the prescribed pattern. */
export function hasPhonePattern(text: string): boolean {
  return PHONE.test(text);
}

/** True if a plain text can be a phone: written as one, and with the digits of one. */
export function isPhone(text: string): boolean {
  return hasPhonePattern(text) && text.replace(/\D/g, '').length >= limits.phoneDigits;
}
