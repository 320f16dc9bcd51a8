import { People } from '../../features/desk-people/People.tsx';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/people`: who works at the desk. */
export default function DeskPeopleScreen() {
  return <DeskScreen title="Equipo">{(organiser) => <People organiser={organiser} />}</DeskScreen>;
}
