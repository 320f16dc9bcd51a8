import type { Tournament } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { tournamentChoices } from '#lib/sharing/tournament-pictures.ts';
import ShareDialog from '#ui/sharing/ShareDialog.tsx';
import { shareMessage } from './share-message.ts';

/** Shares a tournament: link, message and pictures. */
export function ShareTournament({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const [pictures] = useState(() => tournamentChoices(tournament.id));
  return (
    <ShareDialog
      heading="Compartir torneo"
      title={tournament.name}
      path={paths.tournament(tournament.id)}
      message={shareMessage(tournament, window.location.origin)}
      pictures={pictures}
      onClose={onClose}
    />
  );
}
