import type { PublicTournament } from '@arena/domain';
import { TournamentEditor } from '../features/desk-tournaments/TournamentEditor.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { TournamentCard } from '../features/tournaments/TournamentCard.tsx';
import { TournamentDetail } from '../features/tournaments/TournamentDetail.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';

const views = {
  card: (tournament: PublicTournament) => <TournamentCard tournament={tournament} />,
  detail: (tournament: PublicTournament) => <TournamentDetail tournament={tournament} />,
};

/** `/admin/tournaments/new` and `/admin/tournaments/:id`: the editor, with the public's own card and detail beside it. */
export default function DeskTournamentScreen({ params }: { params: { id?: string } }) {
  const id = params.id ?? null;
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame
            back={{ href: deskPaths.tournaments(), label: 'Torneos' }}
            title={id === null ? 'Nuevo torneo' : 'Editar torneo'}
          >
            <TournamentEditor key={id} organiser={view} id={id} views={views} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
