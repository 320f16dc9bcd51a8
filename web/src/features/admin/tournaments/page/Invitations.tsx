import { counted, type Invitation, type InvitationState, invitationState, type Tournament } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationPath } from '#lib/addresses/private-paths.ts';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import ShareDialog from '#ui/sharing/ShareDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { invitationsOf, readInvitation, revokeInvitation } from './invitation-calls.ts';

interface Props {
  tournament: Pick<Tournament, 'id' | 'name' | 'reservedPlaces' | 'invitedPlayers'>;
}

/** The places that a tournament keeps, and the links that give them. */
export function Invitations({ tournament }: Props) {
  const query = useQuery(invitationsOf(tournament.id));
  const [isInviting, setInviting] = useState(false);
  const { reservedPlaces, invitedPlayers } = tournament;
  const reserved = counted(reservedPlaces, 'cupo reservado', 'cupos reservados');
  return (
    <>
      <Title size="sign">Invitaciones</Title>
      <p>
        {reserved}, {invitedPlayers === 1 ? '1 ocupado' : `${invitedPlayers} ocupados`} por invitación.
      </p>
      <Inline gap={2}>
        <Button look="secondary" onClick={() => setInviting(true)}>
          Crear invitaciones
        </Button>
      </Inline>
      <LoadedView query={query} loading="Cargando invitaciones…">
        {(invitations) => <InvitationRows invitations={invitations} tournament={tournament} />}
      </LoadedView>
      {isInviting ? <InviteDialog tournamentId={tournament.id} onClose={() => setInviting(false)} /> : null}
    </>
  );
}

function InvitationRows({ invitations, tournament }: Props & { invitations: readonly Invitation[] }) {
  const states = useNow((now) => invitations.map((each) => invitationState(each, now)));
  if (invitations.length === 0) return <Note size="text">Todavía no hay invitaciones.</Note>;
  return (
    <ul className="below" aria-label="Invitaciones">
      {invitations.map((invitation, index) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          state={states[index] ?? 'over'}
          // The newest comes first, and the first one made is number 1.
          number={invitations.length - index}
          tournament={tournament}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Props {
  invitation: Invitation;
  state: InvitationState;
  number: number;
}

function InvitationRow({ invitation, state, number, tournament }: RowProps) {
  const [link, setLink] = useState<string | null>(null);
  const [isRevoking, setRevoking] = useState(false);
  const read = async () => {
    setLink(await readInvitation(invitation));
    return null;
  };
  const reading = useAction(read, { tells: true, changes: [invitationsOf(tournament.id)] });
  return (
    <Stack as="li" gap={2} ruled>
      <p>
        <strong>Invitación {number}</strong> · <StateWords invitation={invitation} state={state} />
      </p>
      {state === 'open' ? (
        <Inline gap={2}>
          <Button look="secondary" busy={reading.isPending} onClick={() => void reading.run()}>
            Mandar
          </Button>
          <Button look="quiet" onClick={() => setRevoking(true)}>
            Anular
          </Button>
        </Inline>
      ) : null}
      {link === null ? null : (
        <ShareDialog
          heading={`Invitación ${number}`}
          title={`Invitación a ${tournament.name}`}
          path={invitationPath(tournament.id, link)}
          warning="Vale para una sola inscripción: mándala solo a quien invitas."
          onClose={() => setLink(null)}
        />
      )}
      {isRevoking ? (
        <RevokeDialog invitation={invitation} tournamentId={tournament.id} onClose={() => setRevoking(false)} />
      ) : null}
    </Stack>
  );
}

function StateWords({ invitation, state }: Pick<RowProps, 'invitation' | 'state'>) {
  if (state === 'used') return invitation.usedBy ? `usada por ${invitation.usedBy}` : 'usada';
  if (state === 'revoked') return 'anulada';
  const end = <LocalTime instant={invitation.until} write={dayAndClockIn} />;
  return state === 'over' ? <>terminó el {end}</> : <>vale hasta el {end}</>;
}

interface RevokeProps {
  invitation: Invitation;
  tournamentId: string;
  onClose: () => void;
}

function RevokeDialog({ invitation, tournamentId, onClose }: RevokeProps) {
  const revoke = async () => {
    await revokeInvitation(invitation);
    return 'Anulada: ese enlace ya no da un cupo.';
  };
  return (
    <ConfirmDialog
      title="¿Anular esta invitación?"
      action="Anular"
      cancel="Conservar"
      tells
      isDestructive
      onConfirm={revoke}
      changes={[invitationsOf(tournamentId), tournamentList]}
      onClose={onClose}
    >
      <p>
        Su enlace deja de valer. El cupo sigue reservado: crea otra invitación, o baja el número al editar el torneo.
      </p>
    </ConfirmDialog>
  );
}
