import { Hidden } from '../../features/desk-hidden/Hidden.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/players`: who isn't shown to the public. */
export default function DeskHiddenScreen() {
  return (
    <DeskScreen back={{ href: paths.admin(), label: 'Panel' }} title="Jugadores ocultos">
      {() => <Hidden />}
    </DeskScreen>
  );
}
