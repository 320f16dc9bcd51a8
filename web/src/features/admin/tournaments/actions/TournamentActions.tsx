import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { type AdminTournament, tournamentList } from '#lib/calls/admin-tournaments.ts';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { useAction } from '#ui/use-action.ts';
import { duplicate, offerToShare, setStatus, useMissing } from '../tournament-calls.ts';
import { ShareTournament } from './ShareTournament.tsx';
import {
  DeleteTournamentDialog,
  PublicationDialog,
  PublishDialog,
  RepeatDialog,
  WithdrawDialog,
} from './TournamentDialogs.tsx';

type Asking = 'share' | 'publish' | 'schedule' | 'withdraw' | 'repeat' | 'delete';

interface Props {
  tournament: AdminTournament;
}

function usePublishing({ tournament }: Props, onDone: () => void) {
  const publish = async () => {
    // No toast: the offer to share says that it is published.
    offerToShare(await setStatus(tournament, { status: 'published' }));
  };
  const { isPending, run } = useAction(publish, { tells: true, changes: [tournamentList], onDone });
  return { publish: run, isBusy: isPending, missing: useMissing(tournament) };
}

type Publishing = ReturnType<typeof usePublishing>;

function useActions({ tournament }: Props, publishing: Publishing, ask: (what: Asking) => void): MenuActions {
  const navigate = useNavigate();
  const [copyRequest] = useState(() => crypto.randomUUID());
  const copy = async () => {
    const draft = await duplicate(tournament, copyRequest);
    void navigate(adminPath('editTournament', { id: draft.id }));
    return `«${draft.name}» es un borrador. Revisa su nombre y sus fechas.`;
  };
  const copying = useAction(copy, { tells: true, changes: [tournamentList] });
  const publish = () => (publishing.missing.length === 0 ? void publishing.publish() : ask('publish'));
  const { id, status } = tournament;
  const goTo = (address: string) => () => void navigate(address);
  const mayEdit = mayOpen('editTournament');
  return [
    status === 'published' && { label: 'Ver en el sitio', icon: 'eye', run: goTo(paths.tournament(id)) },
    mayEdit && status !== 'published' && { label: 'Publicar ahora', icon: 'send', run: publish },
    mayEdit && status !== 'published' && { label: 'Programar', icon: 'clock', run: () => ask('schedule') },
    // An unknown status counts as a draft.
    mayEdit &&
      ['published', 'scheduled'].includes(status) && {
        label: 'Volver a borrador',
        icon: 'undo',
        run: () => ask('withdraw'),
      },
    mayOpen('registrationsOf') && {
      label: 'Inscripciones',
      icon: 'users',
      run: goTo(adminPath('registrationsOf', { id })),
    },
    mayOpen('competition') && {
      label: 'Competencia',
      icon: 'trophy',
      run: goTo(adminPath('competition', { id, part: null })),
    },
    status === 'published' && { label: 'Compartir', icon: 'share', run: () => ask('share') },
    mayEdit && { label: 'Editar', icon: 'edit', run: goTo(adminPath('editTournament', { id })) },
    mayOpen('history') && { label: 'Historial', icon: 'history', run: goTo(adminPath('history', { id })) },
    mayEdit && { label: 'Repetir la próxima semana', icon: 'repeat', run: () => ask('repeat') },
    mayEdit && { label: 'Duplicar', icon: 'copy', run: () => void copying.run() },
    mayEdit && { label: 'Eliminar', icon: 'trash', grave: true, run: () => ask('delete') },
  ];
}

/** The row's menu, with confirmations for serious actions. */
export function TournamentActions({ tournament }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const publishing = usePublishing({ tournament }, close);
  const actions = useActions({ tournament }, publishing, setAsking);
  return (
    <>
      <Menu label={`Acciones de ${tournament.name}`} actions={actions} />
      {asking === 'share' ? <ShareTournament tournament={tournament} onClose={close} /> : null}
      {asking === 'publish' ? (
        <PublishDialog
          name={tournament.name}
          missing={publishing.missing}
          action="Publicar ahora"
          isBusy={publishing.isBusy}
          onPublish={() => void publishing.publish()}
          onClose={close}
        />
      ) : null}
      {asking === 'schedule' ? <PublicationDialog tournament={tournament} onClose={close} /> : null}
      {asking === 'withdraw' ? <WithdrawDialog tournament={tournament} onClose={close} /> : null}
      {asking === 'repeat' ? <RepeatDialog tournament={tournament} onClose={close} /> : null}
      {asking === 'delete' ? <DeleteTournamentDialog tournament={tournament} onClose={close} /> : null}
    </>
  );
}
