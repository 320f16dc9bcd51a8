import { whatsAppNumber } from '@arena/domain/phones';

/** Returns the address that opens WhatsApp with a message to a player; null where their phone names no country. */
export function whatsAppLink(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
