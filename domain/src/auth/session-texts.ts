/** What the sign-in screens and the session say besides the errors of `signInErrorTexts`. */
export const sessionText = {
  /** Local admin login: the call failed (specification, section 8). */
  localLoginFailed: 'Error de conexión',
  /** The session's time is over, or it was ended elsewhere. */
  ended: 'Tu sesión terminó. Inicia sesión nuevamente.',
  /** As `ended`, for somebody who waits for access: who gets it has to sign in anew. */
  endedWhileWaiting:
    'Tu sesión terminó. Si ya te aprobaron, entra con Google o elige una contraseña nueva: la que tenías dejó de valer.',
  signedOut: 'Cerraste sesión.',
  verificationSent: 'Te enviamos un correo para verificar tu cuenta. Ábrelo y toca el enlace.',
  /** The same whether or not the account exists, so nobody can ask who has one. */
  passwordResetSent:
    'Si ese correo tiene una cuenta, recibirás un enlace para cambiar la contraseña. Revisa también el spam.',
  /** The same whether or not the account exists. */
  emailLinkSent: 'Si ese correo puede entrar, recibirás un enlace. Ábrelo en este mismo dispositivo.',
  /** The link was opened on another device than the one that asked for it. */
  emailLinkNeedsEmail: 'Escribe el correo con el que pediste este enlace.',
  accessRequested: 'Tu solicitud de acceso quedó pendiente. Un administrador la revisará.',
  /** Only a warning: the account exists all the same (specification, section 8). */
  accessRequestNotFiled:
    'Creamos tu cuenta, pero no pudimos enviar tu solicitud de acceso. Escribe al equipo administrador.',
  /** A verified account without a role. */
  accessPending: 'Tu cuenta todavía no tiene acceso al panel. Un administrador debe aprobarla.',
} as const satisfies Record<string, string>;
