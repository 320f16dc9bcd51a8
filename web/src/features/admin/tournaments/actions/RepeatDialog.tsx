import { limits, nextEditionName, type Tournament } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { serverNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { TextField } from '#ui/fields/Field.tsx';
import { Fact } from '#ui/layout/Fact.tsx';
import { useMissing } from '../use-missing.ts';
import { MissingText } from './PublishDialog.tsx';
import { ShareTournament } from './ShareTournament.tsx';
import { type AboutTournament, nextTimes, repeat, savedText } from './tournament-actions';

/** Publishes the next edition of a tournament, a week or more later, and offers its link to share. */
export function RepeatDialog({ tournament, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const mutation = useAdminMutation({ changes: [tournamentList] });
  const { data: tournaments = [] } = useQuery(tournamentList);
  const names = tournaments.map((each) => each.name);
  const [name, setName] = useState(() => nextEditionName(tournament.name, names));
  // Another name is another edition.
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const [edition, setEdition] = useState<Tournament | null>(null);
  const [times] = useState(() => nextTimes(tournament, serverNow()));
  const missing = useMissing({ ...tournament, ...times });
  const dates = [
    { label: 'Inscripciones abiertas hasta', at: times.registrationDeadline ?? times.date },
    { label: 'Empieza', at: times.date },
    { label: 'Termina', at: times.endDate },
  ].filter(({ at }) => at !== null);
  const publish = () =>
    mutation.mutate(async () => {
      const made = await repeat(tournament, { ...times, name }, request);
      setEdition(made);
      return savedText(made, zone);
    });
  if (edition !== null) return <ShareTournament tournament={edition} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="¿Repetir el torneo?"
      action="Publicar"
      isPending={mutation.isPending}
      disabled={name.trim() === ''}
      onConfirm={publish}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        required
        maxLength={limits.tournament.nameCharacters}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setRequest(crypto.randomUUID());
        }}
      />
      <p>
        «{tournament.name}» se publica otra vez, con las mismas reglas, cupos y premios
        {dates.length === 0 ? ', sin fecha.' : ':'}
      </p>
      {dates.length === 0 ? null : (
        <dl className="below gap-2">
          {dates.map(({ label, at }) => (
            <Fact key={label} term={label}>
              <strong>{longDateIn(at, zone)}</strong>
            </Fact>
          ))}
        </dl>
      )}
      {missing.length === 0 ? null : <MissingText name={tournament.name} missing={missing} />}
    </ConfirmDialog>
  );
}
