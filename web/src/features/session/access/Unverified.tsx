import { type SignInForm, sessionText } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { resendVerification } from '../ways-in/sign-up.ts';
import { useAction } from '../ways-in/use-action.ts';

/** An account whose address is not verified: says so, and sends the e-mail again. */
export function Unverified({ message, credentials }: { message: string; credentials: SignInForm }) {
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useAction();
  const send = async () => {
    const { email, password } = credentials;
    if (await run(() => resendVerification(email.trim(), password))) setSent(true);
  };
  return (
    <>
      <Notice
        tone="error"
        action={
          isSent ? null : (
            <Button look="secondary" busy={isBusy} onClick={() => void send()}>
              Enviar el correo otra vez
            </Button>
          )
        }
      >
        {message}
      </Notice>
      {isSent ? <Notice tone="success">{sessionText.verificationSent}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
    </>
  );
}
