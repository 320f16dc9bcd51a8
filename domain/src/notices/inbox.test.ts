import { expect, test } from 'vitest';
import { inboxOf } from './inbox.ts';

test.each([
  ['ana@correo.test', 'ana@correo.test'],
  ['Ana@Correo.Test', 'ana@correo.test'],
  ['ana+torneo@correo.test', 'ana@correo.test'],
  ['ana+a+b@correo.test', 'ana@correo.test'],
  ['a.n.a@correo.test', 'a.n.a@correo.test'],
  ['a.n.a+copa@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+ana@correo.test', '+ana@correo.test'],
  ['ana@mail.gmail.com', 'ana@mail.gmail.com'],
])('%s is the inbox %s', (address, expected) => {
  expect(inboxOf(address)).toBe(expected);
});
