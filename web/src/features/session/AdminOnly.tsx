import { sessionText } from '@arena/domain';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, VERIFIED } from '#lib/addresses/paths.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { SessionSkeleton, SessionUnreachable } from './SessionStates.tsx';
import { useStartedSession } from './session.ts';
import { isInTeam, type SessionView } from './session-view.ts';

/** Redirects a visitor without the role, with a `reason` if there is one; after a verification to what comes next. */
function Leave({ reason }: { reason: string | null }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const isVerified = query.get(VERIFIED.parameter) === VERIFIED.value;
  useEffect(() => {
    if (!isVerified && reason !== null) toast('warning', reason);
    void navigate(isVerified ? paths.login('verificado') : paths.home(), { replace: true });
  }, [isVerified, reason, toast, navigate]);
  return null;
}

/**
 * Renders for organisers only, with a new instance for another account. Others are redirected home. A pending or failed
 * check is shown.
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
      return isInTeam(session.view) ? (
        <Fragment key={`${session.view.uid} ${session.view.role}`}>{children(session.view)}</Fragment>
      ) : (
        <Leave reason={sessionText.accessPending} />
      );
  }
}
