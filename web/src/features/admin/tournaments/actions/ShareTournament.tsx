import type { Tournament } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { tournamentChoices } from '#lib/sharing/tournament-pictures.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import ShareDialog from '#ui/sharing/ShareDialog.tsx';
import { offerToShare, usePublished } from '../tournament-calls.ts';
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

/** Brings the notice into view: the published row may be far below it. */
function show(place: HTMLDivElement | null): void {
  place?.scrollIntoView?.({ block: 'nearest' });
}

/** After publishing: says so, with a button to share the tournament. */
export function PublishedNotice() {
  const tournament = usePublished();
  const [isSharing, setSharing] = useState(false);
  if (tournament === null) return null;
  const close = () => {
    setSharing(false);
    offerToShare(null);
  };
  return (
    <div ref={show}>
      <Notice
        tone="success"
        action={
          <>
            <Button onClick={() => setSharing(true)}>Compartir</Button>
            <Button look="quiet" onClick={close}>
              Ahora no
            </Button>
          </>
        }
      >
        «{tournament.name}» ya está en el sitio. Avísale al grupo.
      </Notice>
      {isSharing ? <ShareTournament tournament={tournament} onClose={close} /> : null}
    </div>
  );
}
