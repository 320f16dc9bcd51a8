import { describe, expect, it } from 'vitest';
import { signInErrorText, signInErrorTexts, unexpectedSignInError } from './sign-in-errors.ts';

const specifiedCodes = `
  user-not-found wrong-password invalid-email user-disabled too-many-requests network-request-failed
  invalid-credential user-token-expired requires-recent-login email-not-found invalid-password weak-password
  email-already-in-use operation-not-allowed account-exists-with-different-credential credential-already-in-use
  timeout missing-email missing-password internal-error email-not-verified
`
  .trim()
  .split(/\s+/);

describe('the table of sign-in errors', () => {
  it('has a text for the specified codes', () => {
    expect(Object.keys(signInErrorTexts)).toEqual(expect.arrayContaining(specifiedCodes));
  });

  it.each(Object.keys(signInErrorTexts))('%s has a short Spanish text without technical terms', (code) => {
    const text = signInErrorText(code);
    expect(text).not.toBe(unexpectedSignInError);
    expect(signInErrorText(`auth/${code}`)).toBe(text);
    expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/u);
    expect(text.length).toBeLessThanOrEqual(125);
    expect(text).not.toMatch(/firebase|auth\/|\b(?:token|api|uri|code|undefined)\b|\$\{/iu);
  });
});

const FALLBACK = 'Ha ocurrido un error inesperado. Intenta nuevamente.';

it.each([
  ['email-not-verified', 'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.'],
  ['invalid-credential', expect.stringContaining('correo o la contraseña')],
  ['invalid-login-credentials', expect.stringContaining('correo o la contraseña')],
  ['', FALLBACK],
  ['auth/made-up', FALLBACK],
  ['constructor', FALLBACK],
])('explains the code %j with %s', (code, text) => {
  expect(signInErrorText(code)).toEqual(text);
});
