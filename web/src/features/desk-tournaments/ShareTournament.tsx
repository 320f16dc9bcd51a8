import type { Tournament } from '@arena/domain';
import { paths } from '../../lib/paths.ts';
import { ShareDialog } from '../../ui/ShareDialog.tsx';
import { shareMessage } from './share-message.ts';

/** The link of a tournament to pass on, and what a group chat is told of it. */
export function ShareTournament({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  return (
    <ShareDialog
      heading="Compartir torneo"
      title={tournament.name}
      path={paths.tournament(tournament.id)}
      message={shareMessage(tournament, window.location.origin)}
      onClose={onClose}
    />
  );
}
