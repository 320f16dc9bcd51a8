import { type ListedAdmin, shortDateText } from '@arena/domain';
import { useId } from 'react';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { nameOf } from './names.ts';
import styles from './People.module.css';

interface Props {
  admin: ListedAdmin;
  admins: readonly ListedAdmin[];
  isSelf: boolean;
  onRevoke: () => void;
}

function State({ email, isOwner, isActive }: ListedAdmin) {
  if (!isActive && email === null) return <Badge tone="bad">Sin efecto: este usuario ya no entra</Badge>;
  if (!isActive) return <Badge tone="bad">Sin efecto: la cuenta está bloqueada, ya no existe o cambió de correo</Badge>;
  return isOwner ? <Badge tone="flame">Cuenta principal</Badge> : <Badge tone="cold">Admin</Badge>;
}

/** Somebody of the team: who, since when, by whom, and where it can be, how to take the access away. */
export function AdminRow({ admin, admins, isSelf, onRevoke }: Props) {
  const zone = useViewerZone();
  const titleId = useId();
  const { email, displayName, grantedAt, grantedBy, lastSignInTime } = admin;
  return (
    <li>
      <article className={styles.row} aria-labelledby={titleId}>
        <p className={styles.state}>
          <State {...admin} />
        </p>
        <h2 id={titleId} className={styles.name}>
          {displayName}
          {isSelf ? ' (tú)' : ''}
        </h2>
        <p className={styles.email}>{email ?? 'Entra con usuario y contraseña del sitio'}</p>
        <p className={styles.note}>
          {grantedAt === null
            ? ''
            : `Desde el ${shortDateText(grantedAt, zone)}, por ${nameOf(grantedBy ?? '', admins)}. `}
          {lastSignInTime === null ? 'Nunca entró.' : `Entró el ${shortDateText(lastSignInTime, zone)}.`}
        </p>
        {admin.isOwner ? null : (
          <div className={styles.menu}>
            <Menu
              label={`Acciones de ${displayName}`}
              actions={[{ label: 'Quitar acceso', icon: 'trash', grave: true, run: onRevoke }]}
            />
          </div>
        )}
      </article>
    </li>
  );
}
