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
