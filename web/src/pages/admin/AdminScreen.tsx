import { mayOpen } from '#lib/calls/admin-screens.ts';
import { RoleAlert } from '../../features/admin/people/RoleAlert.tsx';
import { Today } from '../../features/admin/today/Today.tsx';
import { AdminPanel } from '../../features/session/AdminPanel.tsx';
import { useOrganiser } from './use-organiser.ts';

/** `/admin` */
export default function AdminScreen() {
  const organiser = useOrganiser();
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
