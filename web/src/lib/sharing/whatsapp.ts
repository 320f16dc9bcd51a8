import { community } from '../community.ts';

/** Digits that a number has at least together with its country's code. */
const INTERNATIONAL_DIGITS = 11;
const LEAST_DIGITS = 8;

/**
 * A phone number the way WhatsApp wants it, digits with the country's code; null where it can't be one. A number
 * that was written without a code is taken for one of the community's country.
 */
export function whatsAppNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < LEAST_DIGITS) return null;
  const isWhole =
    phone.trim().startsWith('+') || phone.trim().startsWith('00') || digits.length >= INTERNATIONAL_DIGITS;
  return isWhole ? digits : `${community.callingCode}${digits}`;
}

/** The address that opens WhatsApp with a message to a player; null where their phone can't have one. */
export function whatsAppLink(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
