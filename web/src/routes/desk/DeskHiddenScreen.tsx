import { Hidden } from '../../features/desk-hidden/Hidden.tsx';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/players`: who isn't shown to the public. */
export default function DeskHiddenScreen() {
  return (
    <DeskScreen title="Jugadores ocultos">
      <Hidden />
    </DeskScreen>
  );
}
