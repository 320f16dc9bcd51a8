import { sessionText } from '@arena/domain';
import { useState } from 'react';
import { paths } from '../../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Steps } from '../../../ui/layout/Steps.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import styles from './Form.module.css';
import type { Newcomer } from './SignUpForm.tsx';
import { resendVerification } from './sign-up.ts';
import { useAction } from './use-action.ts';

/** What happens next, after a self-registration. */
export function SignedUpSteps({ newcomer }: { newcomer: Newcomer }) {
  const [isSent, setSent] = useState(newcomer.verificationSent);
  const { isBusy, refusal, run } = useAction();
  const resend = async () => {
    setSent(false);
    setSent(await run(() => resendVerification(newcomer.email, newcomer.password)));
  };
  const steps = [
    { title: 'Verifica tu correo', text: `Abre el mensaje que llegó a ${newcomer.email} y toca el enlace.` },
    { title: 'Espera la aprobación', text: 'Un administrador revisa tu solicitud de acceso.' },
    { title: 'Entra al panel', text: 'Cuando te aprueben, elige una contraseña nueva con «Olvidé mi contraseña».' },
  ];
  return (
    <div className={styles.form}>
      {isSent ? <Notice tone="success">{sessionText.verificationSent}</Notice> : null}
      {newcomer.accessRequested ? null : <Notice tone="warning">{sessionText.accessRequestNotFiled}</Notice>}
      <Steps steps={steps} level={2} />
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <ButtonLink to={paths.login()}>Iniciar sesión</ButtonLink>
      <Button look="secondary" busy={isBusy} onClick={() => void resend()}>
        Enviar el correo otra vez
      </Button>
    </div>
  );
}
