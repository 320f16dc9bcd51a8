import type { Match } from '@arena/domain';
import type { Absence } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailureText } from '#lib/calls/failures.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextButton } from '#ui/buttons/TextButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { ChatLink } from '../ChatLink.tsx';
import { mayMarkAbsences, useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { MutationDialog, Refusals } from '../MutationDialog.tsx';
import { seatMessage } from '../messages.ts';
import { absencesQuery } from '../queries.ts';
import { useCompetitionMutation } from '../use-competition-mutation.ts';
import { LobbyList } from './LobbyList.tsx';

interface Props {
  match: Match;
  name: string;
  onClose: () => void;
}

/** Describes the seat of an absent player: offered, taken or free. */
function seatText({ offer, takenBy }: Absence, next: string | null, zone: string): string {
  if (takenBy !== null) return `${takenBy} tomó su cupo y ya ve el código.`;
  if (offer !== null) return `Su cupo es para ${offer.name} hasta las ${clockIn(offer.until, zone)}.`;
  return next === null ? 'Nadie más espera en la lista: su cupo queda libre.' : 'Su cupo queda libre.';
}

interface AbsentRowProps {
  absence: Absence;
  next: string | null;
  match: Match;
}

function AbsentRow({ absence, next, match }: AbsentRowProps) {
  const { tournament } = useCompetitionAdmin();
  const refetch = useRefetch(absencesQuery(tournament.id, match.id));
  const mutation = useCompetitionMutation();
  const zone = useViewerZone();
  const { entryId, name, offer, takenBy } = absence;
  const undo = () =>
    mutation.run(async (calls) => {
      await calls.markPresent(match.id, entryId).finally(refetch);
    }, `${name}: juega.`);
  return (
    <Stack as="li" gap={2}>
      <strong>{name}</strong>
      <p>{seatText(absence, next, zone)}</p>
      <Inline gap={2}>
        {offer === null ? null : (
          <ChatLink contact={offer.phone} text={seatMessage(tournament, offer, zone)} name={offer.name} />
        )}
        {takenBy === null ? (
          <Button look="quiet" busy={mutation.isPending} onClick={() => void undo()}>
            {`${name} ya llegó`}
          </Button>
        ) : null}
      </Inline>
      <Refusals of={mutation} />
    </Stack>
  );
}

interface MarkProps {
  match: Match;
  entryId: string;
  next: string | null;
  onClose: () => void;
}

/** Asks before a player loses the seat, and names the substitute. */
function MarkDialog({ match, entryId, next, onClose }: MarkProps) {
  const { tournament } = useCompetitionAdmin();
  const refetch = useRefetch(absencesQuery(tournament.id, match.id));
  const mutation = useCompetitionMutation(onClose);
  const name = useCompetition().nameOf(entryId);
  const mark = () =>
    mutation.run(async (calls) => {
      await calls.markAbsent(match.id, entryId).finally(refetch);
    }, `${name}: no está.`);
  return (
    <MutationDialog
      isDestructive
      mutation={mutation}
      title={`¿${name} no está?`}
      action="No está"
      cancel="Esperar"
      onConfirm={mark}
      onClose={onClose}
    >
      <p>
        Pierde su cupo y ya no ve el código de la sala.{' '}
        {next === null ? 'Nadie espera en la lista.' : `Se lo ofrecemos a ${next}, con pocos minutos para tomarlo.`}
      </p>
      <Note>
        Si ya vio el código, cambia la contraseña de la sala. Si llega antes de que otro lo tome, lo deshaces aquí.
      </Note>
    </MutationDialog>
  );
}

/** The players of a match's lobby. An absent player's seat goes to the next in line. */
export function AbsencesDialog({ match, name, onClose }: Props) {
  const { nameOf } = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const { data: value, error } = useQuery(absencesQuery(tournament.id, match.id));
  const [marking, setMarking] = useState<string | null>(null);
  if (marking !== null && value !== undefined) {
    return <MarkDialog match={match} entryId={marking} next={value.next} onClose={() => setMarking(null)} />;
  }
  return (
    <Dialog title={`Quién no está: ${name}`} onClose={onClose}>
      {value === undefined ? (
        <p role="status">{error === null ? 'Cargando…' : readFailureText(error)}</p>
      ) : (
        <>
          {value.absences.length === 0 ? null : (
            <Stack as="ul" gap={4} aria-label="No están">
              {value.absences.map((absence) => (
                <AbsentRow key={absence.entryId} absence={absence} match={match} next={value.next} />
              ))}
            </Stack>
          )}
          <LobbyList
            label="Juegan en esta sala"
            match={match}
            ids={value.present}
            action={(id) => (
              <TextButton aria-label={`No está: ${nameOf(id)}`} onClick={() => setMarking(id)}>
                No está
              </TextButton>
            )}
          />
        </>
      )}
    </Dialog>
  );
}

/** Opens the players of a lobby to mark absent ones. */
export function AbsencesButton({ match, name }: { match: Match; name: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!mayMarkAbsences()) return null;
  return (
    <>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        ¿Alguien no está?
      </Button>
      {isOpen ? <AbsencesDialog match={match} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
