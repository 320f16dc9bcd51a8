import { sessionText } from '@arena/domain';
import { useState } from 'react';
import type { LoginStep } from '../../../lib/addresses/paths.ts';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { LocalLoginForm } from './LocalLoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { MailedLinkForm } from './MailedLinkForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SignedUpSteps } from './SignedUpSteps.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type Newcomer, SignUpForm } from './SignUpForm.tsx';
import { sendPasswordLink, sendSignInLink } from './ways-in.ts';

const FIRST_RUN =
  'Este sitio todavía no tiene administrador. Inicia sesión o crea tu cuenta, y te pediremos la clave de instalación.';

function Start({ needsSetup, ended }: { needsSetup: boolean; ended: string | null }) {
  const [remember, setRemember] = useState(false);
  return (
    <LoginFrame
      title="Iniciar sesión"
      lead="Para quienes organizan los torneos. Para jugar no necesitas cuenta."
      aside={<OtherWays remember={remember} />}
    >
      {needsSetup ? <Notice tone="info">{FIRST_RUN}</Notice> : null}
      {ended ? <Notice tone="warning">{ended}</Notice> : null}
      <SignInForm remember={remember} onRemember={setRemember} />
    </LoginFrame>
  );
}

function SignUp() {
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  if (newcomer !== null) {
    return (
      <LoginFrame title="Revisa tu correo" lead={newcomer.accessRequested ? sessionText.accessRequested : ''}>
        <SignedUpSteps newcomer={newcomer} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame back title="Pedir acceso" lead="Crea tu cuenta. Un administrador revisa tu solicitud y te da acceso.">
      <SignUpForm onSignedUp={setNewcomer} />
    </LoginFrame>
  );
}

interface Props {
  step: LoginStep | null;
  needsSetup: boolean;
  /** Why the last session ended, where it was taken away. */
  ended: string | null;
}

/** The ways in, one at a time: `step` names it, and without it there is the form for e-mail and password. */
export function LoginSteps({ step, ...start }: Props) {
  switch (step) {
    case 'enlace':
      return (
        <LoginFrame back title="Enlace por correo" lead="Te enviamos un enlace que te deja entrar sin contraseña.">
          <MailedLinkForm send={sendSignInLink} action="Enviar enlace" sentText={sessionText.emailLinkSent} />
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
        <LoginFrame back title="Usuario del equipo" lead="El usuario que comparte el equipo de guardia. Dura 24 horas.">
          <LocalLoginForm />
        </LoginFrame>
      );
    case 'registro':
      return <SignUp />;
    default:
      return <Start {...start} />;
  }
}
