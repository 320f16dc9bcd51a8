import { expect, it } from 'vitest';
import { tournamentPermissionText } from '../role/role-texts.ts';
import { sessionText } from './sign-in-errors.ts';

it.each([
  [sessionText.localLoginFailed, 'Error de conexión'],
  [tournamentPermissionText.create, 'No tienes permisos para crear torneos'],
  [tournamentPermissionText.update, 'No tienes permisos para actualizar torneos'],
  [tournamentPermissionText.delete, 'No tienes permisos para eliminar torneos'],
])('keeps the prescribed text %j', (text, specified) => {
  expect(text).toBe(specified);
});

it.each([sessionText.passwordResetSent, sessionText.emailLinkSent])(
  'does not reveal in %j whether the account exists',
  (text) => {
    expect(text).toMatch(/^Si ese correo /u);
  },
);
