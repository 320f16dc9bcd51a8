import { expect, test } from 'vitest';
import { displayNameOf } from './session.schema.ts';

test.each([
  { displayName: 'Ana', email: 'ana@example.com', shown: 'Ana' },
  { displayName: null, email: 'ana.ruiz@example.com', shown: 'ana.ruiz' },
  { displayName: '\u200b\u3164', email: 'ana@example.com', shown: 'ana' },
  { displayName: '\u202eanA', email: 'ana@example.com', shown: 'ana' },
  { displayName: 'Ana\nPérez', email: 'ana@example.com', shown: 'ana' },
  { displayName: null, email: null, shown: 'Cuenta sin nombre' },
])('$displayName of $email is greeted as $shown', ({ shown, ...account }) => {
  expect(displayNameOf(account)).toBe(shown);
});
