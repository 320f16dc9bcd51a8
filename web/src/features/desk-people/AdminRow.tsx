import { type ListedAdmin, shortDateText } from '@arena/domain';
import { useId } from 'react';
import { useViewerZone } from '../../lib/time/viewer-zone.ts';
import { Menu, type MenuAction } from '../../ui/buttons/Menu.tsx';
import { classes } from '../../ui/classes.ts';
import { useDeed } from '../../ui/dialogs/use-deed.ts';
import row from '../../ui/layout/DeskRow.module.css';
import { Badge } from '../../ui/signs/Badge.tsx';
import { rereadPeople, takeOff } from './calls.ts';
import { nameOf } from './names.ts';
import styles from './People.module.css';

interface Props {
  admin: ListedAdmin;
  admins: readonly ListedAdmin[];
  isSelf: boolean;
  /** Whether the one at the desk may take somebody else's presentation off the public page. */
  mayTakeOff: boolean;
  onRevoke: () => void;
}

function State({ email, isOwner, isActive }: ListedAdmin) {
  if (!isActive && email === null) return <Badge tone="bad">Sin efecto: este usuario ya no entra</Badge>;
  if (!isActive) return <Badge tone="bad">Sin efecto: la cuenta está bloqueada, ya no existe o cambió de correo</Badge>;
  return isOwner ? <Badge tone="flame">Cuenta principal</Badge> : <Badge tone="cold">Admin</Badge>;
}

/** What can be done about somebody, as far as their row allows. */
function Actions({ admin, isSelf, mayTakeOff, onRevoke }: Omit<Props, 'admins'>) {
  const deed = useDeed(rereadPeople);
  const { displayName, shownAs } = admin;
  const hide = async (id: string) => {
    await takeOff(id);
    return `${displayName} ya no aparece. De las pantallas de todos desaparece en un minuto.`;
  };
  const actions: MenuAction[] = [];
  if (shownAs !== null && mayTakeOff && !isSelf)
    actions.push({
      label: 'Quitar de la página de inicio',
      icon: 'eyeOff',
      run: () => void deed.run(() => hide(shownAs)),
    });
  if (!admin.isOwner) actions.push({ label: 'Quitar acceso', icon: 'trash', grave: true, run: onRevoke });
  if (actions.length === 0) return null;
  return (
    <div className={row.menu}>
      <Menu label={`Acciones de ${displayName}`} actions={actions} />
    </div>
  );
}

/** Somebody of the team: who, since when, by whom, and where it can be, how to take the access away. */
export function AdminRow({ admins, ...props }: Props) {
  const { admin, isSelf } = props;
  const zone = useViewerZone();
  const titleId = useId();
  const { email, displayName, grantedAt, grantedBy, lastSignInTime } = admin;
  return (
    <li>
      <article className={classes('panel', styles.row)} aria-labelledby={titleId}>
        <p className={row.first}>
          <State {...admin} />
        </p>
        <h2 id={titleId} className={row.name}>
          {displayName}
          {isSelf ? ' (tú)' : ''}
        </h2>
        <p>{email ?? 'Entra con usuario y contraseña del sitio'}</p>
        <p className="note">
          {grantedAt === null
            ? ''
            : `Desde el ${shortDateText(grantedAt, zone)}, por ${nameOf(grantedBy ?? '', admins)}. `}
          {lastSignInTime === null ? 'Nunca entró.' : `Entró el ${shortDateText(lastSignInTime, zone)}.`}
        </p>
        {admin.shownAs === null ? null : <p className="note">Aparece en la página de inicio.</p>}
        <Actions {...props} />
      </article>
    </li>
  );
}
