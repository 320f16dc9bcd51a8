import { People } from '../../features/admin/people/People.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/people`: the team and its roles. */
export default function AdminPeopleScreen() {
  return <AdminPage title="Equipo">{(organiser) => <People organiser={organiser} />}</AdminPage>;
}
