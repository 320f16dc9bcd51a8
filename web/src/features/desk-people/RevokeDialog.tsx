import type { ListedAdmin } from '@arena/domain';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDeed } from '../../ui/use-deed.ts';
import { type Organiser, revokeAccess } from './calls.ts';
import { rereadPeople } from './people-lists.ts';

interface Props {
  admin: ListedAdmin;
  organiser: Organiser;
  onClose: () => void;
}

/** Asks before somebody loses access, oneself too. */
export function RevokeDialog({ admin: { uid, email, displayName }, organiser, onClose }: Props) {
  const deed = useDeed(rereadPeople);
  const isSelf = uid === organiser.uid;
  const revoke = async () => {
    const isDone = await deed.run(async () => {
      await revokeAccess(organiser, email ?? '');
      return isSelf ? 'Te quitaste el acceso.' : `${displayName} ya no entra al panel.`;
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title="¿Quitar acceso?"
      onClose={onClose}
      actions={
        <>
          <Button busy={deed.isBusy} onClick={() => void revoke()}>
            Quitar acceso
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      {isSelf ? (
        <p>
          Es tu propia cuenta: sales del panel ahora mismo, y solo otra persona del equipo te puede volver a dar acceso.
        </p>
      ) : (
        <p>
          {displayName} ({email}) sale del panel ahora mismo y deja de ver los datos de los jugadores. Lo que hizo se
          conserva, y le puedes volver a dar acceso.
        </p>
      )}
    </Dialog>
  );
}
