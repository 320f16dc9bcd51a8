import { sessionText } from '@arena/domain';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { FirebaseArea } from '../../lib/firebase/FirebaseArea.tsx';
import { useToast } from '../../ui/signs/toast-context.ts';
import { SessionSkeleton, SessionUnreachable } from './SessionPlaces.tsx';
import { useStartedSession } from './session.ts';
import type { SessionView } from './session-view.ts';

/** Nobody without the role stays (specification, section 2); `reason` is said where there is one. */
function Leave({ reason }: { reason: string | null }) {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (reason !== null) toast('warning', reason);
    void navigate(paths.home(), { replace: true });
  }, [reason, toast, navigate]);
  return null;
}

/**
 * What only admins see; another account begins it anew. Anyone else is led home; while it is found out who is signed in,
 * and where nobody can be asked, that is said instead.
 */
export function AdminOnly({ children }: { children: (view: SessionView) => ReactNode }) {
  const session = useStartedSession();
  switch (session.state) {
    case 'loading':
      return <SessionSkeleton />;
    case 'unreachable':
      return <SessionUnreachable />;
    case 'out':
      return <Leave reason={session.ended} />;
    case 'in':
      return session.view.isAdmin ? (
        <FirebaseArea key={session.view.uid}>{children(session.view)}</FirebaseArea>
      ) : (
        <Leave reason={sessionText.accessPending} />
      );
  }
}
