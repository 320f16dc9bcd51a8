import { CONNECTION_LOST } from '../common-errors.ts';
import * as limits from '../limits/limits.ts';

/** Texts of the sign-in screens and the session, besides the errors of `signInErrorTexts`. */
export const sessionText = {
  /** Local admin login: the call failed. */
  localLoginFailed: 'Error de conexión',
  /** The session expired, or was ended on another device. */
  ended: 'Tu sesión terminó. Inicia sesión nuevamente.',
  /** Like `ended`, for an account that waits for access: a new role takes effect at the next sign-in. */
  endedWhileWaiting:
    'Tu sesión terminó. Si ya te aprobaron, te llegó un correo para elegir tu contraseña. También puedes entrar con Google.',
  signedOut: 'Cerraste sesión.',
  /** Return from the link of a verification e-mail. */
  verified: 'Un administrador revisa tu solicitud. Cuando la apruebe, te llega otro correo para elegir tu contraseña.',
  /** Wrong password for an account that has received a role since its password was set. */
  chooseNewPassword: 'Ya tienes acceso: elige una contraseña nueva',
  verificationSent: 'Te enviamos un correo para verificar tu cuenta. Ábrelo y toca el enlace.',
  /** The same for known and unknown accounts, so that it reveals none. */
  passwordResetSent:
    'Si ese correo tiene una cuenta, recibirás un enlace para cambiar la contraseña. Revisa también el spam.',
  /** The same for known and unknown accounts. */
  emailLinkSent: 'Si ese correo puede entrar, recibirás un enlace. Ábrelo en este mismo dispositivo.',
  /** The link was requested on another device. */
  emailLinkNeedsEmail: 'Escribe el correo con el que pediste este enlace.',
  accessRequested: 'Tu solicitud de acceso quedó pendiente. Un administrador la revisará.',
  /** A warning: the account exists all the same. */
  accessRequestNotFiled:
    'Creamos tu cuenta, pero no pudimos enviar tu solicitud de acceso. Escribe a los organizadores.',
  /** A verified account without a role. */
  accessPending: 'Tu cuenta todavía no tiene acceso al panel. Un administrador debe aprobarla.',
} as const satisfies Record<string, string>;

const shortPassword = `La contraseña debe tener al menos ${limits.passwordCharacters.min} caracteres.`;
const wrongCredentials = 'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.';
const spentLink = 'Este enlace no es válido o ya se usó. Pide uno nuevo.';
const providerOff = 'Esta forma de entrar no está disponible. Prueba con otra.';
const browserRefuses =
  'Tu navegador no permite esta forma de entrar. Prueba con otro navegador o usa tu correo y contraseña.';
const windowClosed = 'Cerraste la ventana antes de terminar. Inténtalo de nuevo.';
const siteFault = 'No pudimos iniciar sesión por un problema del sitio. Avisa a los organizadores.';

const specified = {
  'user-not-found': 'No hay ninguna cuenta con este correo. Revísalo o crea una cuenta.',
  'wrong-password': 'La contraseña no es correcta. Inténtalo de nuevo o restablécela.',
  'invalid-email': 'Este correo no es válido. Revisa que esté bien escrito.',
  'user-disabled': 'Esta cuenta está desactivada. Escribe a los organizadores.',
  'too-many-requests': 'Demasiados intentos seguidos. Espera unos minutos e inténtalo de nuevo.',
  'network-request-failed': CONNECTION_LOST,
  'invalid-credential': wrongCredentials,
  'user-token-expired': sessionText.ended,
  'requires-recent-login': 'Por seguridad, inicia sesión nuevamente para hacer este cambio.',
  'email-not-found': 'No hay ninguna cuenta con este correo. Revísalo o crea una cuenta.',
  'invalid-password': shortPassword,
  'weak-password': `Esta contraseña es muy fácil de adivinar. ${shortPassword}`,
  'email-already-in-use': 'Ya hay una cuenta con este correo. Inicia sesión o restablece la contraseña.',
  'operation-not-allowed': providerOff,
  'account-exists-with-different-credential':
    'Ya hay una cuenta con este correo y otra forma de entrar. Usa la misma de la primera vez.',
  'credential-already-in-use': 'Este acceso ya pertenece a otra cuenta. Entra con esa cuenta.',
  timeout: 'La conexión tardó demasiado. Revisa tu internet e inténtalo de nuevo.',
  'missing-email': 'Escribe tu correo.',
  'missing-password': 'Escribe tu contraseña.',
  'internal-error': 'Algo falló al iniciar sesión. Inténtalo de nuevo en unos minutos.',
  'email-not-verified': 'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
} as const satisfies Record<string, string>;

/** Codes of the other ways to sign in: e-mail link, Google, local login. */
const ofTheProvider = {
  'admin-restricted-operation': providerOff,
  'app-not-authorized': siteFault,
  'argument-error': siteFault,
  'auth-domain-config-required': siteFault,
  'cancelled-popup-request': 'Ya hay otra ventana abierta para iniciar sesión. Continúa en ella.',
  'captcha-check-failed': 'No pudimos comprobar que no eres un robot. Recarga la página e inténtalo de nuevo.',
  'custom-token-mismatch': siteFault,
  'email-change-needs-verification': 'Verifica primero tu nuevo correo con el enlace que te enviamos.',
  'expired-action-code': 'Este enlace ya venció. Pide uno nuevo.',
  'invalid-action-code': spentLink,
  'invalid-api-key': siteFault,
  'invalid-continue-uri': siteFault,
  'invalid-custom-token': sessionText.ended,
  'invalid-login-credentials': wrongCredentials,
  'invalid-oauth-client-id': siteFault,
  'invalid-oauth-provider': providerOff,
  'invalid-recipient-email': 'No pudimos enviar el mensaje a este correo. Revisa que esté bien escrito.',
  'invalid-user-token': sessionText.ended,
  'login-blocked': 'El acceso está bloqueado por ahora. Inténtalo más tarde.',
  'missing-continue-uri': siteFault,
  'missing-or-invalid-nonce': 'Este intento de entrar ya no es válido. Empieza de nuevo.',
  'multi-factor-auth-required':
    'Esta cuenta pide un segundo paso que este sitio todavía no admite. Entra con otra cuenta.',
  'no-auth-event': windowClosed,
  'no-such-provider': 'Esta cuenta no usa esa forma de entrar. Prueba con otra.',
  'null-user': sessionText.ended,
  'operation-not-supported-in-this-environment': browserRefuses,
  'password-does-not-meet-requirements': 'Esta contraseña no cumple los requisitos. Usa una más larga y variada.',
  'popup-blocked': 'Tu navegador bloqueó la ventana para entrar. Permite las ventanas emergentes e inténtalo de nuevo.',
  'popup-closed-by-user': windowClosed,
  'provider-already-linked': 'Tu cuenta ya tiene esa forma de entrar. Úsala para iniciar sesión.',
  'quota-exceeded': 'Por hoy no podemos enviar más mensajes. Inténtalo más tarde o usa otra forma de entrar.',
  'redirect-cancelled-by-user': windowClosed,
  'rejected-credential': 'El acceso fue rechazado. Inténtalo de nuevo o usa otra forma de entrar.',
  'unauthorized-continue-uri': siteFault,
  'unauthorized-domain': siteFault,
  'unverified-email': 'Primero verifica tu correo con el enlace que te enviamos.',
  'user-cancelled': 'No diste el permiso para entrar. Inténtalo de nuevo o usa otra forma de entrar.',
  'user-mismatch': 'Entraste con una cuenta distinta. Usa la misma con la que iniciaste sesión.',
  'user-signed-out': sessionText.ended,
  'web-storage-unsupported':
    'Tu navegador no deja guardar la sesión. Permite las cookies y el almacenamiento de este sitio.',
} as const satisfies Record<string, string>;

/** Spanish texts by sign-in code, without its `auth/` prefix. */
export const signInErrorTexts = { ...specified, ...ofTheProvider } as const;

type SignInErrorCode = keyof typeof signInErrorTexts;

/** Fallback for unknown codes. */
export const unexpectedSignInError = 'Ha ocurrido un error inesperado. Intenta nuevamente.';

const PREFIX = /^auth\//;

function isKnown(code: string): code is SignInErrorCode {
  return Object.hasOwn(signInErrorTexts, code);
}

/**
 * Returns the Spanish text of an identity provider's code, with or without `auth/`. Unknown codes get {@link
 * unexpectedSignInError}; the text never contains the code.
 */
export function signInErrorText(code: string): string {
  const bare = code.replace(PREFIX, '');
  return isKnown(bare) ? signInErrorTexts[bare] : unexpectedSignInError;
}
