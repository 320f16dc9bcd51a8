import { describe, expect, it } from 'vitest';
import { signInErrorText, signInErrorTexts, unexpectedSignInError } from './sign-in-errors.ts';

const specifiedCodes = `
  user-not-found wrong-password invalid-email user-disabled too-many-requests network-request-failed
  invalid-credential user-token-expired requires-recent-login email-not-found invalid-password weak-password
  email-already-in-use operation-not-allowed account-exists-with-different-credential credential-already-in-use
  timeout missing-email missing-password internal-error email-not-verified
`;

/** Codes of the provider's web SDK that its password, e-mail link, window, reset and custom token ways can raise. */
const providerCodes = `
  admin-restricted-operation app-not-authorized argument-error auth-domain-config-required
  cancelled-popup-request captcha-check-failed custom-token-mismatch email-change-needs-verification
  expired-action-code invalid-action-code invalid-api-key invalid-continue-uri invalid-custom-token
  invalid-login-credentials invalid-oauth-client-id invalid-oauth-provider invalid-recipient-email
  invalid-user-token login-blocked missing-continue-uri missing-or-invalid-nonce multi-factor-auth-required
  no-auth-event no-such-provider null-user operation-not-supported-in-this-environment
  password-does-not-meet-requirements popup-blocked popup-closed-by-user provider-already-linked quota-exceeded
  redirect-cancelled-by-user rejected-credential unauthorized-continue-uri unauthorized-domain unverified-email
  user-cancelled user-mismatch user-signed-out web-storage-unsupported
`;

const codes = `${specifiedCodes} ${providerCodes}`.trim().split(/\s+/);

describe('the table of sign-in errors', () => {
  it('names exactly the codes a person can meet', () => {
    expect(Object.keys(signInErrorTexts).sort()).toEqual([...codes].sort());
  });

  it.each(codes)('%s is told in short Spanish sentences of its own, without its code or the machinery', (code) => {
    const text = signInErrorText(code);
    expect(text).not.toBe(unexpectedSignInError);
    expect(signInErrorText(`auth/${code}`)).toBe(text);
    expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/u);
    expect(text.length).toBeLessThanOrEqual(125);
    expect(text).not.toMatch(/firebase|auth\/|\b(?:token|api|uri|code|undefined)\b|\$\{/iu);
  });
});

describe('what the texts say', () => {
  it('keeps the prescribed message to the letter', () => {
    expect(signInErrorText('auth/email-not-verified')).toBe(
      'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
    );
  });

  it.each(['invalid-credential', 'invalid-login-credentials'])('%s does not say which of the two was wrong', (code) => {
    expect(signInErrorText(code)).toMatch(/correo o la contraseña/u);
  });
});

describe('an unknown code', () => {
  it.each(['', 'auth/made-up', 'constructor'])('%j gets the fallback', (code) => {
    expect(signInErrorText(code)).toBe('Ha ocurrido un error inesperado. Intenta nuevamente.');
  });
});
