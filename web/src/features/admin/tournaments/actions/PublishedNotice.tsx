import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { offerToShare, usePublished } from './published.ts';
import { ShareTournament } from './ShareTournament.tsx';

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
