import { People } from '../../features/desk-people/People.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/people`: who works at the desk. */
export default function DeskPeopleScreen() {
  return (
    <DeskScreen back={{ href: paths.admin(), label: 'Panel' }} title="Equipo">
      {(organiser) => <People organiser={organiser} />}
    </DeskScreen>
  );
}
