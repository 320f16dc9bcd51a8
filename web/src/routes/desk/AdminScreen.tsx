import { Today } from '../../features/desk-today/Today.tsx';
import { AdminPanel } from '../../features/session/AdminPanel.tsx';
import { DeskLayout } from './DeskLayout.tsx';

/** `/admin` */
export default function AdminScreen() {
  return <DeskLayout>{(view) => <AdminPanel view={view} today={<Today />} />}</DeskLayout>;
}
