import { UnsentResults } from '../features/desk-results/UnsentResults.tsx';
import { Today } from '../features/desk-today/Today.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { AdminPanel } from '../features/session/AdminPanel.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';

/** `/admin` */
export default function AdminScreen() {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <>
            <UnsentResults organiser={view} />
            <AdminPanel view={view} today={<Today />} />
          </>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
