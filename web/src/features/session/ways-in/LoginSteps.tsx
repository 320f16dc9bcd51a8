import { sessionText } from '@arena/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type LoginStep, paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { LocalLoginForm } from './LocalLoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { MailedLinkForm } from './MailedLinkForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUp } from './SignUp.tsx';
import { sendPasswordLink, sendSignInLink } from './ways-in.ts';

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
