import * as limits from '../limits/limits.ts';

/** An optional leading plus, then at least 8 digits, spaces, hyphens or parentheses. */
const PHONE = /^\+?[\d ()-]{8,}$/;

/** Replaces typographic blanks and hyphens of a copied phone, and drops invisible marks around it. */
export function plainPhone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}

/** True if a phone has the prescribed pattern. */
export function hasPhonePattern(text: string): boolean {
  return PHONE.test(text);
}

/** True if a text can be a phone: it has the pattern and enough digits. */
export function isPhone(text: string): boolean {
  return hasPhonePattern(text) && text.replace(/\D/g, '').length >= limits.phoneDigits;
}
