import { counted, countedIn, listed } from '@arena/domain';
import { useState } from 'react';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { ApiError } from '#lib/calls/api.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { WriteDialog } from '#ui/dialogs/WriteDialog.tsx';
import { deleteTournament } from '../tournament-calls';
import { tournamentDrafts } from '../tournament-storage.ts';
import { type AboutTournament, savedText, setStatus } from './tournament-actions';

/** Counts a tournament's registrations: '48 inscripciones y 30 en espera'; empty without any. */
function registrationsText({ stats, waitingPlayers: waiting }: AboutTournament['tournament']): string {
  const total = countedIn(stats.present);
  const registrations = (count: number) => counted(count, 'inscripción', 'inscripciones');
  return listed([
    ...(total > 0 ? [registrations(total)] : []),
    ...(waiting > 0 ? [`${total > 0 ? waiting : registrations(waiting)} en espera`] : []),
  ]);
}

/** Asks before a tournament is unpublished. */
export function WithdrawDialog({ tournament, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const registrations = registrationsText(tournament);
  return (
    <WriteDialog
      title="¿Volver a borrador?"
      action="Volver a borrador"
      write={async () => savedText(await setStatus(tournament, { status: 'draft' }), zone)}
      changes={[tournamentList]}
      onClose={onClose}
    >
      <p>
        {tournament.status === 'published'
          ? `«${tournament.name}» deja de verse en el sitio y nadie más puede inscribirse.`
          : `«${tournament.name}» ya no se publica solo.`}
      </p>
      {registrations === '' ? null : <p>Se conservan sus {registrations}.</p>}
    </WriteDialog>
  );
}

/** Asks before a tournament and its records are deleted. With registrations or results, its name has to be typed. */
export function DeleteTournamentDialog({ tournament, onClose }: AboutTournament) {
  const { id, name, status } = tournament;
  const { present, ...ever } = tournament.stats;
  const registrations = registrationsText(tournament);
  // A player may register after the list was loaded, and the list doesn't show hand-made entries.
  const [isRefused, setRefused] = useState(false);
  const isPlayed = tournament.result !== null;
  const hasRecords = isRefused || registrations !== '' || isPlayed || countedIn(ever) > 0;
  const write = async () => {
    await deleteTournament(id, hasRecords).catch((failure: unknown) => {
      setRefused(hasRecords || (failure instanceof ApiError && failure.code === 'has_registrations'));
      throw failure;
    });
    tournamentDrafts.forget(id);
    return `«${name}» fue eliminado.`;
  };
  return (
    <WriteDialog
      isDestructive
      title="¿Eliminar torneo?"
      action={hasRecords ? 'Eliminar con todo' : 'Eliminar'}
      cancel="Conservar"
      nameToType={hasRecords ? { label: 'Escribe el nombre del torneo para confirmar', name } : undefined}
      write={write}
      changes={[tournamentList]}
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
      {isPlayed ? <p>También se borran sus resultados, sus premios y su lugar en el historial.</p> : null}
    </WriteDialog>
  );
}
