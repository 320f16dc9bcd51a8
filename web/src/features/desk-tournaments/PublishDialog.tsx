import { listText } from '../../lib/list-text.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDeed } from '../../ui/use-deed.ts';
import { missingForPlayers, savedText, setStatus } from './actions.ts';
import { rereadDesk } from './desk-list.ts';
import type { AboutTournament } from './dialog-props.ts';

/** Asks whether to publish a tournament that players can't enter yet. */
export function PublishDialog({ tournament, organiser, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const deed = useDeed(rereadDesk);
  const publish = async () => {
    const isDone = await deed.run(async () =>
      savedText(await setStatus(organiser, tournament, { status: 'published' }), zone),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      title="¿Publicar así?"
      onClose={onClose}
      actions={
        <>
          <Button busy={deed.isBusy} onClick={() => void publish()}>
            Publicar ahora
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <p>
        A «{tournament.name}» todavía le falta: {listText(missingForPlayers(tournament))}. Puedes publicarlo ya y
        completarlo después.
      </p>
    </Dialog>
  );
}
