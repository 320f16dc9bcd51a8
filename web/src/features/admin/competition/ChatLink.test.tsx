import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { ChatLink } from './ChatLink.tsx';

it.each([
  [
    'WhatsApp for a phone number',
    '+52 55 1234 5678',
    'WhatsApp a Rosa',
    'https://wa.me/525512345678?text=Hola%2C%20Rosa',
  ],
  ['mail for an e-mail address', 'rosa@correo.mx', 'Correo a Rosa', 'mailto:rosa@correo.mx?body=Hola%2C%20Rosa'],
])('opens %s with the message', async (_, contact, name, href) => {
  render(<ChatLink contact={contact} text="Hola, Rosa" name="Rosa" />, { wrapper: SampleScreen });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('offers to copy the message if the phone number has no country code', async () => {
  render(<ChatLink contact="11987654321" text="Hola, Rosa" name="Rosa" />, { wrapper: SampleScreen });
  expect(await screen.findByRole('button', { name: 'Copiar mensaje para Rosa' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
