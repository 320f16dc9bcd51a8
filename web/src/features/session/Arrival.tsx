import { sessionText } from '@arena/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Notice } from '../../ui/icons/Notice.tsx';
import { SessionSkeleton } from './SessionRegistrations.tsx';
import { LoginFrame } from './ways-in/LoginFrame.tsx';
import { MailedLinkForm } from './ways-in/MailedLinkForm.tsx';
import { useSignInStep } from './ways-in/use-sign-in-step.ts';
import { linkAskedHere, signInAsAsked, signInByLink } from './ways-in/ways-in.ts';

const STALE = 'Vuelve a empezar: cada intento sirve una sola vez.';

/** Finishes a sign-in that began elsewhere, at once; what goes wrong leads back to the start. */
export function Arrival({ finish, onGiveUp }: { finish: () => Promise<void>; onGiveUp: () => void }) {
  const { refusal, run } = useSignInStep();
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void run(finish);
  });

  if (refusal === null) return <SessionSkeleton />;
  return (
    <LoginFrame title="Iniciar sesión" lead={STALE}>
      <Notice tone="error">{refusal.message}</Notice>
      <Button onClick={onGiveUp}>Volver a empezar</Button>
    </LoginFrame>
  );
}

/**
 * Finishes a sign-in by a link from an e-mail.
 * @param onRead takes it out of the address: a link works once, and reloaded it would only say so.
 */
export function LinkArrival({ onRead, onGiveUp }: { onRead: () => void; onGiveUp: () => void }) {
  // A try that fails, by an address that was mistyped, leaves it good for the next one.
  const [link] = useState(() => window.location.href);
  const read = useEffectEvent(onRead);
  useEffect(() => read(), []);
  const [asked, setAsked] = useState(linkAskedHere);
  if (asked !== null) {
    const finish = async () => {
      if (!(await signInAsAsked(asked, link))) setAsked(null);
    };
    return <Arrival finish={finish} onGiveUp={onGiveUp} />;
  }
  return (
    <LoginFrame title="Iniciar sesión" lead={sessionText.emailLinkNeedsEmail}>
      <MailedLinkForm
        send={(email, remember) => signInByLink({ email, remember }, link)}
        action="Entrar"
        offersToRemember
      />
    </LoginFrame>
  );
}
