import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LOGIN_STEP, type LoginStep, paths } from '#lib/addresses/paths.ts';
import { Arrival, LinkArrival } from '../../features/session/Arrival.tsx';
import { useNeedsSetup } from '../../features/session/access/access-request.ts';
import { NoAccess } from '../../features/session/access/NoAccess.tsx';
import { SessionSkeleton, SessionUnreachable } from '../../features/session/SessionStates.tsx';
import { useStartedSession } from '../../features/session/session.ts';
import { isInTeam } from '../../features/session/session-view.ts';
import { LoginSteps } from '../../features/session/ways-in/LoginSteps.tsx';
import { isGoogleAnswer, isSignInLink, signInByGoogle } from '../../features/session/ways-in/ways-in.ts';

const loginSteps: readonly LoginStep[] = ['enlace', 'clave', 'equipo', 'registro', 'verificado'];

function arrivalHere(): 'link' | 'google' | null {
  if (isSignInLink()) return 'link';
  return isGoogleAnswer() ? 'google' : null;
}

/** `/login`: all ways to sign in. */
export default function LoginScreen() {
  const session = useStartedSession();
  const needsSetup = useNeedsSetup();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Read once: the address's token works once and is removed.
  const [arrival, setArrival] = useState(arrivalHere);
  const forget = () => void navigate(paths.login(), { replace: true });
  const startOver = () => setArrival(null);

  if (session.state === 'in') {
    return isInTeam(session.view) ? <Navigate to={paths.admin()} replace /> : <NoAccess needsSetup={needsSetup} />;
  }
  if (session.state === 'loading') return <SessionSkeleton />;
  if (session.state === 'unreachable') return <SessionUnreachable />;
  if (arrival === 'link') return <LinkArrival onRead={forget} onGiveUp={startOver} />;
  if (arrival === 'google') return <Arrival finish={() => signInByGoogle(forget)} onGiveUp={startOver} />;
  const step = loginSteps.find((each) => each === query.get(LOGIN_STEP)) ?? null;
  return <LoginSteps key={step} step={step} needsSetup={needsSetup} ended={session.ended} />;
}
