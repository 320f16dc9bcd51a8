import { useState } from 'react';
import { useLocation } from 'wouter';
import { deskPaths } from '../../lib/desk-paths.ts';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Menu, type MenuAction } from '../../ui/Menu.tsx';
import { useDeed } from '../../ui/use-deed.ts';
import { duplicate, missingForPlayers, savedText, setStatus } from './actions.ts';
import type { DeskTournament, Organiser } from './calls.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { rereadDesk } from './desk-list.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Asking = 'publish' | 'schedule' | 'withdraw' | 'delete';

interface Props {
  tournament: DeskTournament;
  organiser: Organiser;
}

function useActions({ tournament, organiser }: Props, ask: (what: Asking) => void): MenuAction[] {
  const [, navigate] = useLocation();
  const zone = useViewerZone();
  const deed = useDeed(rereadDesk);
  const [copyRequest] = useState(() => crypto.randomUUID());
  const publish = () =>
    deed.run(async () => savedText(await setStatus(organiser, tournament, { status: 'published' }), zone));
  const copy = () =>
    deed.run(async () => {
      const { id, name } = await duplicate(organiser, tournament, copyRequest);
      navigate(deskPaths.tournament(id));
      return `«${name}» es un borrador. Ponle fecha.`;
    });
  const isReady = missingForPlayers(tournament).length === 0;
  const { status } = tournament;
  const actions: (MenuAction | null)[] = [
    status === 'published'
      ? { label: 'Ver en el sitio', icon: 'eye', run: () => navigate(paths.tournament(tournament.id)) }
      : null,
    status === 'published'
      ? null
      : { label: 'Publicar ahora', icon: 'send', run: () => (isReady ? void publish() : ask('publish')) },
    status === 'published' ? null : { label: 'Programar', icon: 'clock', run: () => ask('schedule') },
    status === 'draft' ? null : { label: 'Volver a borrador', icon: 'down', run: () => ask('withdraw') },
    { label: 'Inscripciones', icon: 'users', run: () => navigate(deskPaths.registrations(tournament.id)) },
    { label: 'Editar', icon: 'edit', run: () => navigate(deskPaths.tournament(tournament.id)) },
    { label: 'Duplicar', icon: 'copy', run: () => void copy() },
    { label: 'Eliminar', icon: 'trash', grave: true, run: () => ask('delete') },
  ];
  return actions.filter((action) => action !== null);
}

/** What can be done with a tournament from the list, with the questions that come before the grave ones. */
export function TournamentActions({ tournament, organiser }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const actions = useActions({ tournament, organiser }, setAsking);
  const close = () => setAsking(null);
  const about = { tournament, organiser, onClose: close };
  return (
    <>
      <Menu label={`Acciones de ${tournament.name}`} actions={actions} />
      {asking === 'publish' ? <PublishDialog {...about} /> : null}
      {asking === 'schedule' ? <ScheduleDialog {...about} /> : null}
      {asking === 'withdraw' ? <WithdrawDialog {...about} /> : null}
      {asking === 'delete' ? <DeleteDialog {...about} /> : null}
    </>
  );
}
