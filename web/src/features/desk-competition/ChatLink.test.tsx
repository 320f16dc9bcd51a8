import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatLink } from './ChatLink.tsx';

it.each([
  ['a phone', '+52 55 1234 5678', 'WhatsApp a Rosa', 'https://wa.me/525512345678?text=Hola%2C%20Rosa'],
  ['an e-mail', 'rosa@correo.mx', 'Correo a Rosa', 'mailto:rosa@correo.mx?body=Hola%2C%20Rosa'],
])('leads to %s, with the message', (_, contact, name, href) => {
  render(<ChatLink contact={contact} text="Hola, Rosa" name="Rosa" />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
