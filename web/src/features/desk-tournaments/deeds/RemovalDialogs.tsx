import { counted, countedIn, listed } from '@arena/domain';
import { tournamentList } from '../../../lib/calls/desk-tournaments.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { DeedDialog } from '../../../ui/dialogs/DeedDialog.tsx';
import { DeletionDialog } from '../../../ui/dialogs/DeletionDialog.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { deleteTournament } from '../calls.ts';
import { drafts } from '../storing.ts';
import { type AboutTournament, savedText, setStatus } from './actions.ts';

/** '48 inscripciones y 30 en espera': all that a tournament has, with its line; empty where it has none. */
function registrationsText({ stats, waitingPlayers: waiting }: AboutTournament['tournament']): string {
  const total = countedIn(stats.present);
  const registrations = (count: number) => counted(count, 'inscripción', 'inscripciones');
  return listed([
    ...(total > 0 ? [registrations(total)] : []),
    ...(waiting > 0 ? [`${total > 0 ? waiting : registrations(waiting)} en espera`] : []),
  ]);
}

/** Asks before a tournament disappears from the site. */
export function WithdrawDialog({ tournament, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const deed = useDeed(tournamentList.reread, onClose);
  const registrations = registrationsText(tournament);
  const withdraw = () => deed.run(async () => savedText(await setStatus(tournament, { status: 'draft' }), zone));
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
      {registrations === '' ? null : <p>Se conservan sus {registrations}.</p>}
    </DeedDialog>
  );
}

/** Asks before a tournament and its registrations are gone; where there are any, by its name. */
export function DeleteDialog({ tournament, onClose }: AboutTournament) {
  const { id, name, status } = tournament;
  const { present } = tournament.stats;
  const registrations = registrationsText(tournament);
  return (
    <DeletionDialog
      title="¿Eliminar torneo?"
      contents={{
        isThere: registrations !== '',
        refusal: 'has_registrations',
        action: 'Eliminar con inscripciones',
        label: 'Escribe el nombre del torneo para confirmar',
        name,
      }}
      destroy={async (how) => {
        await deleteTournament(id, how);
        drafts.forget(id);
        return `«${name}» fue eliminado.`;
      }}
      reread={tournamentList.reread}
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        «{name}» se borra para siempre
        {status === 'published' ? ' y desaparece del sitio' : ''}. No se puede deshacer.
      </p>
      {registrations === '' ? null : (
        <p>
          También se borran sus <strong>{registrations}</strong>: {present.approved} aprobadas y {present.pending} por
          revisar. A esos jugadores nadie les avisa.
        </p>
      )}
    </DeletionDialog>
  );
}
