import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp.ts';

it.each([
  ['+54 11 2345 6789', 'https://wa.me/5491123456789?text=Hola%2C%20Ana'],
  ['11 2345 6789', null],
])('a message to %s opens %s', (phone, address) => {
  expect(whatsAppLink(phone, 'Hola, Ana')).toBe(address);
});
