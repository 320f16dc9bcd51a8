import { counted, countedIn } from '@arena/domain';
import { tournamentList } from '../../../lib/calls/desk-tournaments.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { DeedDialog } from '../../../ui/dialogs/DeedDialog.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { type AboutTournament, savedText, setStatus } from './actions.ts';

/** Asks before a tournament disappears from the site. */
export function WithdrawDialog({ tournament, organiser, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const deed = useDeed(tournamentList.reread, onClose);
  const total = countedIn(tournament.stats);
  const withdraw = () =>
    deed.run(async () => savedText(await setStatus(organiser, tournament, { status: 'draft' }), zone));
  return (
    <DeedDialog
      title="¿Volver a borrador?"
      action="Volver a borrador"
      busy={deed.isBusy}
      onAct={withdraw}
      onClose={onClose}
    >
      <p>
        {tournament.status === 'published'
          ? `«${tournament.name}» deja de verse en el sitio y nadie más puede inscribirse.`
          : `«${tournament.name}» ya no se publica solo.`}
      </p>
      {total > 0 ? <p>Se conservan sus {counted(total, 'inscripción', 'inscripciones')}.</p> : null}
    </DeedDialog>
  );
}
