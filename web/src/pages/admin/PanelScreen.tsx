import { mayOpen } from '#lib/calls/admin-screens.ts';
import { RoleAlert } from '../../features/admin/people/RoleAlert.tsx';
import { Today } from '../../features/admin/today/Today.tsx';
import { AdminPanel } from '../../features/session/AdminPanel.tsx';
import type { SessionView } from '../../features/session/session-view.ts';

/** `/admin` */
export function PanelScreen({ organiser }: { organiser: SessionView }) {
  return (
    <AdminPanel
      view={organiser}
      today={
        <>
          <Today />
          {mayOpen('people') ? <RoleAlert organiser={organiser} /> : null}
        </>
      }
    />
  );
}
