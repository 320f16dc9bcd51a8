import { sessionText } from '@arena/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { SessionSkeleton } from './SessionStates.tsx';
import { LoginFrame, MailedLinkForm } from './ways-in/LoginParts.tsx';
import { useSignInStep } from './ways-in/sign-in.ts';
import { requestedLink, signInByLink, signInByRequestedLink } from './ways-in/ways-in.ts';

const STALE = 'Vuelve a empezar: cada intento sirve una sola vez.';

/** Completes a sign-in that began elsewhere. After a failure it leads back to the start. */
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

/** Completes a sign-in by e-mail link. @param onRead removes the link from the address, because it works once */
export function LinkArrival({ onRead, onGiveUp }: { onRead: () => void; onGiveUp: () => void }) {
  // A failed attempt, such as with a mistyped address, can be repeated with the same link.
  const [link] = useState(() => window.location.href);
  const read = useEffectEvent(onRead);
  useEffect(() => read(), []);
  const [asked, setAsked] = useState(requestedLink);
  if (asked !== null) {
    const finish = async () => {
      if (!(await signInByRequestedLink(asked, link))) setAsked(null);
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
