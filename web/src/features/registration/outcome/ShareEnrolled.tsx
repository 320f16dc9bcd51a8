import type { PublicTournament } from '@arena/domain';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../lib/addresses/paths.ts';
import { enrolledChoices } from '../../../lib/sharing/tournament-pictures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Contained } from '../../../ui/dialogs/Contained.tsx';

const load = () => lazy(async () => ({ default: (await import('../../../ui/sharing/ShareDialog.tsx')).ShareDialog }));

/** Tells one's friends that one plays: a picture and a text in which nobody is named. */
export function ShareEnrolled({ tournament: { id, name } }: { tournament: Pick<PublicTournament, 'id' | 'name'> }) {
  // Each opening tries anew to load it.
  const [Dialog, setDialog] = useState<ReturnType<typeof load> | null>(null);
  const [pictures] = useState(() => enrolledChoices(id));
  const path = paths.tournament(id);
  return (
    <>
      <Button look="secondary" onClick={() => setDialog(load())}>
        Compartir con mis amigos
      </Button>
      {Dialog === null ? null : (
        <Contained instead={null}>
          <Suspense fallback={null}>
            <Dialog
              heading="Compartir con mis amigos"
              title={name}
              path={path}
              message={`Ya me inscribí en *${name}*. ¿Juegas? Inscríbete aquí: ${import.meta.env.VITE_SITE_URL}${path}`}
              pictures={pictures}
              scans={false}
              onClose={() => setDialog(null)}
            />
          </Suspense>
        </Contained>
      )}
    </>
  );
}
