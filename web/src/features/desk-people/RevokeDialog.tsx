import type { ListedAdmin } from '@arena/domain';
import { DeedDialog } from '../../ui/dialogs/DeedDialog.tsx';
import { useDeed } from '../../ui/dialogs/use-deed.ts';
import { type Organiser, rereadPeople, revokeAccess } from './calls.ts';

interface Props {
  admin: ListedAdmin;
  organiser: Organiser;
  onClose: () => void;
}

function Consequence({ email, displayName, isSelf }: Pick<ListedAdmin, 'email' | 'displayName'> & { isSelf: boolean }) {
  if (email === null)
    return (
      <p>
        Quien entró como {displayName} sale del panel ahora mismo{isSelf ? ', tú también' : ''}. Nadie vuelve a entrar
        con ese usuario y esa contraseña: quien instaló el sitio tiene que poner otra.
      </p>
    );
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

/** Asks before somebody loses access, oneself too. */
export function RevokeDialog({ admin: { uid, email, displayName }, organiser, onClose }: Props) {
  const deed = useDeed(rereadPeople, onClose);
  const isSelf = uid === organiser.uid;
  const revoke = () =>
    deed.run(async () => {
      await revokeAccess(uid);
      return isSelf ? 'Te quitaste el acceso.' : `${displayName} ya no entra al panel.`;
    });
  return (
    <DeedDialog
      title="¿Quitar acceso?"
      action="Quitar acceso"
      busy={deed.isBusy}
      onAct={revoke}
      stay="Conservar"
      onClose={onClose}
    >
      <Consequence email={email} displayName={displayName} isSelf={isSelf} />
    </DeedDialog>
  );
}
