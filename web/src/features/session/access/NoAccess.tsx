import { displayNameOf, sessionText } from '@arena/domain';
import { useState } from 'react';
import { auth } from '../../../lib/firebase/auth.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { recheckSession, signOut } from '../session.ts';
import { SignInRefused } from '../ways-in/sign-in.ts';
import { useAction } from '../ways-in/use-action.ts';
import { fileAccessRequest } from './access-request.ts';

const NOT_FILED = 'No pudimos enviar tu solicitud de acceso. Escribe al equipo administrador.';

/** Files a request for access by the one who is signed in. @throws {SignInRefused} */
async function requestAccess(): Promise<void> {
  const user = auth.currentUser;
  try {
    if (!user?.email) throw new Error('Nobody with an e-mail is signed in');
    const displayName = displayNameOf(user);
    await fileAccessRequest({ uid: user.uid, email: user.email, displayName, token: await user.getIdToken() });
  } catch (fault) {
    reportProblem('Asking for access', fault);
    throw new SignInRefused('not-filed', NOT_FILED);
  }
}

/** For someone who is signed in and has no role: what there is to do about it. */
export function NoAccess() {
  const [isRequested, setRequested] = useState(false);
  const { isBusy, refusal, run } = useAction();
  const request = async () => {
    if (await run(requestAccess)) setRequested(true);
  };
  return (
    <div className="below gap-5">
      {isRequested ? <Notice tone="success">{sessionText.accessRequested}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      {isRequested ? null : (
        <Button wide busy={isBusy} onClick={() => void request()}>
          Pedir acceso
        </Button>
      )}
      <Button look="secondary" wide onClick={() => void recheckSession(sessionText.endedWhileWaiting)}>
        Ya me aprobaron
      </Button>
      <Button look="quiet" wide onClick={() => void signOut()}>
        Cerrar Sesión
      </Button>
    </div>
  );
}
