import { whatsAppNumber } from '@arena/domain/phones';

/** Returns the WhatsApp link with a message to a player; null for a phone without a country. */
export function whatsAppLink(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
