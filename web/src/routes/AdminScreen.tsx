import { sessionText } from '@arena/domain';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { AdminPanel } from '../features/session/AdminPanel.tsx';
import { SessionSkeleton, SessionUnreachable } from '../features/session/SessionPlaces.tsx';
import { useStartedSession } from '../features/session/use-started-session.ts';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { paths } from '../lib/paths.ts';
import { useToast } from '../ui/toast-context.ts';

/** Nobody without the role stays (specification, section 2); `reason` is said where there is one. */
function Leave({ reason }: { reason: string | null }) {
  const [, navigate] = useLocation();
  const toast = useToast();
  useEffect(() => {
    if (reason !== null) toast('warning', reason);
    navigate(paths.home(), { replace: true });
  }, [reason, toast, navigate]);
  return null;
}

function Content() {
  const session = useStartedSession();
  switch (session.state) {
    case 'loading':
      return <SessionSkeleton />;
    case 'unreachable':
      return <SessionUnreachable />;
    case 'out':
      return <Leave reason={session.ended} />;
    case 'in':
      return session.view.isAdmin ? <AdminPanel view={session.view} /> : <Leave reason={sessionText.accessPending} />;
  }
}

/** `/admin` */
export default function AdminScreen() {
  return (
    <PublicLayout help={false}>
      <Content />
    </PublicLayout>
  );
}
