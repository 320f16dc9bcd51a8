import type { PublicTournament } from '@arena/domain';
import { useState } from 'react';
import { paths } from '../../../lib/addresses/paths.ts';
import { enrolledChoices } from '../../../lib/sharing/tournament-pictures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { OpenedPart } from '../../../ui/dialogs/OpenedPart.tsx';

/** Tells one's friends that one plays: a picture and a text in which nobody is named. */
export function ShareEnrolled({ tournament: { id, name } }: { tournament: Pick<PublicTournament, 'id' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [pictures] = useState(() => enrolledChoices(id));
  const path = paths.tournament(id);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Compartir con mis amigos
      </Button>
      {isOpen ? (
        <OpenedPart load={() => import('../../../ui/sharing/ShareDialog.tsx')} onClose={close}>
          {(ShareDialog) => (
            <ShareDialog
              heading="Compartir con mis amigos"
              title={name}
              path={path}
              message={`Ya me inscribí en *${name}*. ¿Juegas? Inscríbete aquí: ${import.meta.env.VITE_SITE_URL}${path}`}
              pictures={pictures}
              scans={false}
              onClose={close}
            />
          )}
        </OpenedPart>
      ) : null}
    </>
  );
}
