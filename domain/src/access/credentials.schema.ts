import { signInErrorText } from '../auth/sign-in-errors.ts';
import * as limits from '../limits/limits.ts';
import { EmailAddress, nameUpTo, requiredText } from '../text/text.ts';
import { z } from '../zod.ts';

/** Longer than any name or password in use; limits the server's work. */
const MOST_CHARACTERS = 500;

/** A password as typed; spaces count. */
const Password = z
  .string(signInErrorText('missing-password'))
  .min(1, signInErrorText('missing-password'))
  .max(MOST_CHARACTERS, 'La contraseña es demasiado larga.');

/** The sign-in form: e-mail and password. */
export const SignInForm = z.strictObject({ email: EmailAddress, password: Password });
export type SignInForm = z.infer<typeof SignInForm>;

/** The form that asks for a link by e-mail, to sign in or to change the password. */
export const EmailForm = z.strictObject({ email: EmailAddress });
export type EmailForm = z.infer<typeof EmailForm>;

/** The self-registration form. A password is chosen after the approval. */
export const SignUpForm = z.strictObject({
  displayName: nameUpTo(limits.fullNameCharacters, 'Escribe tu nombre.'),
  email: EmailAddress,
});
export type SignUpForm = z.infer<typeof SignUpForm>;

/** The local admin login's form. */
export const LocalLoginForm = z.strictObject({
  username: requiredText('Escribe tu usuario.').max(MOST_CHARACTERS, 'El usuario es demasiado largo.'),
  password: Password,
});
export type LocalLoginForm = z.infer<typeof LocalLoginForm>;

/** The form that makes the first admin. */
export const SetupForm = z.strictObject({
  secret: requiredText('Escribe la clave de instalación.').max(MOST_CHARACTERS, 'La clave es demasiado larga.'),
});
export type SetupForm = z.infer<typeof SetupForm>;
