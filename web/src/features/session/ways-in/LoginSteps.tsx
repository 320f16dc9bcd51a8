import { errorText, LocalLoginForm as LocalLoginFields, sessionText } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type LoginStep, paths } from '#lib/addresses/paths.ts';
import { community } from '#lib/community.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { InAppHint } from '#ui/icons/InAppHint.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { LinkList, LinkListItem } from '#ui/layout/LinkList.tsx';
import { localLogin } from '../kept-session.ts';
import { LoginFrame, MailedLinkForm, PasswordField } from './LoginParts.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUp } from './SignUp.tsx';
import { type SignInRefused, useSignInStep } from './sign-in.ts';
import { isGoogleOffered, leaveForGoogle, sendPasswordLink, sendSignInLink, signInLocally } from './ways-in.ts';

const FIRST_RUN =
  'Este sitio todavía no tiene administrador. Inicia sesión o crea tu cuenta, y te pediremos la clave de instalación.';

function Start({ needsSetup, ended }: { needsSetup: boolean; ended: string | null }) {
  const [remember, setRemember] = useState(false);
  return (
    <LoginFrame
      title="Iniciar sesión"
      lead={
        <>
          Para quienes organizan los torneos. ¿Es tu primera vez?{' '}
          <Link className="underlined" to={paths.login('registro')}>
            Pedir acceso
          </Link>
        </>
      }
      aside={<OtherWays remember={remember} />}
    >
      {needsSetup ? <Notice tone="info">{FIRST_RUN}</Notice> : null}
      {ended ? <Notice tone="warning">{ended}</Notice> : null}
      <SignInForm remember={remember} onRemember={setRemember} />
    </LoginFrame>
  );
}

interface Props {
  step: LoginStep | null;
  needsSetup: boolean;
  /** Why the last session ended, or null. */
  ended: string | null;
}

/** The ways to sign in, one at a time; without `step` the form for e-mail and password. */
export function LoginSteps({ step, ...start }: Props) {
  switch (step) {
    case 'enlace':
      return (
        <LoginFrame back title="Enlace por correo" lead="Te enviamos un enlace que te deja entrar sin contraseña.">
          <MailedLinkForm
            send={sendSignInLink}
            action="Enviar enlace"
            sentText={sessionText.emailLinkSent}
            offersToRemember
          />
        </LoginFrame>
      );
    case 'clave':
      return (
        <LoginFrame back title="Cambiar contraseña" lead="Te enviamos un enlace para elegir una contraseña nueva.">
          <MailedLinkForm send={sendPasswordLink} action="Enviar enlace" sentText={sessionText.passwordResetSent} />
        </LoginFrame>
      );
    case 'equipo':
      return (
        <LoginFrame back title="Usuario compartido" lead="El que comparten quienes están de guardia. Dura 24 horas.">
          <LocalLoginForm />
        </LoginFrame>
      );
    case 'registro':
      return <SignUp />;
    case 'verificado':
      return (
        <LoginFrame title="Correo verificado" lead={sessionText.verified}>
          <ButtonLink to={paths.home()}>Ir al inicio</ButtonLink>
        </LoginFrame>
      );
    default:
      return <Start {...start} />;
  }
}

/** Ways to sign in other than a password, as far as this deployment offers them. */
export function OtherWays({ remember }: { remember: boolean }) {
  const { isBusy, refusal, run } = useSignInStep();
  return (
    <>
      {isGoogleOffered() ? <InAppHint about="google" /> : null}
      {isGoogleOffered() ? (
        <Button look="secondary" wide busy={isBusy} onClick={() => void run(() => leaveForGoogle(remember))}>
          Continuar con Google
        </Button>
      ) : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <LinkList>
        {community.signIn.emailLink ? (
          <LinkListItem to={paths.login('enlace')} note="Sin contraseña: te llega un enlace">
            Enlace por correo
          </LinkListItem>
        ) : null}
        {localLogin() !== null ? (
          <LinkListItem to={paths.login('equipo')} note="El que comparten quienes están de guardia">
            Usuario compartido
          </LinkListItem>
        ) : null}
      </LinkList>
    </>
  );
}

const WRONG = ['wrong_credentials', 'wrong-password', 'invalid-credential', 'user-not-found', 'user-disabled'];

/** Returns the text of a failure; without an answer it is a connection error. */
function textFor({ code, message }: SignInRefused): string {
  if (WRONG.includes(code)) return errorText.wrong_credentials;
  return code === 'too-many-requests' ? message : sessionText.localLoginFailed;
}

/** The local admin login: one username and its password. */
function LocalLoginForm() {
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<LocalLoginFields>({
    resolver: zodResolver(LocalLoginFields),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = form.formState;
  // Registered in the order in which the first invalid control is focused.
  const [username, password] = [form.register('username'), form.register('password')];
  const submit = form.handleSubmit(async (fields) => {
    await run(() => signInLocally(fields.username, fields.password));
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Usuario"
        error={errors.username?.message}
        required
        {...username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField field={password} error={errors.password?.message} autoComplete="current-password" />
      {refusal ? <Notice tone="error">{textFor(refusal)}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Entrando...' : 'Entrar'}
      </Button>
    </Stack>
  );
}
