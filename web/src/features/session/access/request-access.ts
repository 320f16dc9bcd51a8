import { displayNameOf } from '@arena/domain';
import { auth } from '../../../lib/firebase/auth.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { SignInRefused } from '../ways-in/sign-in.ts';
import { fileAccessRequest } from './access-request.ts';

const NOT_FILED = 'No pudimos enviar tu solicitud de acceso. Escribe al equipo administrador.';

/** Files a request for access by the one who is signed in. @throws {SignInRefused} */
export async function requestAccess(): Promise<void> {
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
