import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { ChatLink } from './ChatLink.tsx';

it.each([
  ['a phone', '+52 55 1234 5678', 'WhatsApp a Rosa', 'https://wa.me/525512345678?text=Hola%2C%20Rosa'],
  ['an e-mail', 'rosa@correo.mx', 'Correo a Rosa', 'mailto:rosa@correo.mx?body=Hola%2C%20Rosa'],
])('leads to %s, with the message', async (_, contact, name, href) => {
  render(<ChatLink contact={contact} text="Hola, Rosa" name="Rosa" />, { wrapper: SampleScreen });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('offers the message to copy where the phone names no country', async () => {
  render(<ChatLink contact="11987654321" text="Hola, Rosa" name="Rosa" />, { wrapper: SampleScreen });
  expect(await screen.findByRole('button', { name: 'Copiar mensaje para Rosa' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
