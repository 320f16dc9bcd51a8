import type { ListedAdmin } from '@arena/domain';
import { WriteDialog } from '#ui/dialogs/WriteDialog.tsx';
import { type NamedOrganiser, peopleQueries, revokeAccess } from './people-calls';

interface Props {
  admin: ListedAdmin;
  organiser: NamedOrganiser;
  onClose: () => void;
}

function Consequence({ email, displayName, isSelf }: Pick<ListedAdmin, 'email' | 'displayName'> & { isSelf: boolean }) {
  if (isSelf)
    return (
      <p>
        Es tu propia cuenta: sales del panel ahora mismo, y solo otra persona del equipo te puede volver a dar acceso.
      </p>
    );
  return (
    <p>
      {displayName} ({email}) sale del panel ahora mismo y deja de ver los datos de los jugadores. Lo que hizo se
      conserva, y le puedes volver a dar acceso.
    </p>
  );
}

/** Confirms revoking access, also for the current account. */
export function RevokeDialog({ admin: { uid, email, displayName }, organiser, onClose }: Props) {
  const isSelf = uid === organiser.uid;
  const write = async () => {
    await revokeAccess(uid);
    return isSelf ? 'Te quitaste el acceso.' : `${displayName} ya no entra al panel.`;
  };
  return (
    <WriteDialog
      isDestructive
      title="¿Quitar acceso?"
      action="Quitar acceso"
      write={write}
      changes={peopleQueries}
      cancel="Conservar"
      onClose={onClose}
    >
      <Consequence email={email} displayName={displayName} isSelf={isSelf} />
    </WriteDialog>
  );
}
