import { type GivenRole, type ListedAdmin, roleLabel, shortDateText } from '@arena/domain';
import { useId } from 'react';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Menu, type MenuAction } from '#ui/buttons/Menu.tsx';
import { classes } from '#ui/classes.ts';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { organiserName } from './names.ts';
import styles from './People.module.css';
import { hideProfile, peopleQueries } from './people-calls';

interface Props {
  admin: ListedAdmin;
  admins: readonly ListedAdmin[];
  isSelf: boolean;
  /** True for the owner, who may hide public profiles. */
  isByOwner: boolean;
  onRevoke: () => void;
  onChangeRole: (admin: Changeable) => void;
}

/** An organiser whose role can be changed. */
export type Changeable = ListedAdmin & { email: string; role: GivenRole };

function isChangeable(admin: ListedAdmin): admin is Changeable {
  return admin.isActive && admin.email !== null && admin.role !== 'owner';
}

export function State({ isOwner, isActive, role }: ListedAdmin) {
  if (!isActive) return <Badge tone="bad">Sin efecto: la cuenta está bloqueada, ya no existe o cambió de correo</Badge>;
  return isOwner ? (
    <Badge tone="live">{roleLabel.owner}</Badge>
  ) : (
    <Badge tone={role === 'admin' ? 'cold' : 'quiet'}>{roleLabel[role]}</Badge>
  );
}

export function AdminActions({ admin, isSelf, isByOwner, onRevoke, onChangeRole }: Omit<Props, 'admins'>) {
  const mutation = useAdminMutation({ changes: peopleQueries });
  const { displayName, shownAs } = admin;
  const hide = async (id: string) => {
    await hideProfile(id);
    return `${displayName} ya no aparece. De las pantallas de todos desaparece en un minuto.`;
  };
  const actions: MenuAction[] = [];
  if (shownAs !== null && isByOwner && !isSelf)
    actions.push({
      label: 'Quitar de la página de inicio',
      icon: 'eyeOff',
      run: () => void mutation.mutate(() => hide(shownAs)),
    });
  if (!admin.isOwner && isChangeable(admin) && !isSelf)
    actions.push({ label: 'Cambiar rol', icon: 'edit', run: () => onChangeRole(admin) });
  if (!admin.isOwner) actions.push({ label: 'Quitar acceso', icon: 'ban', grave: true, run: onRevoke });
  if (actions.length === 0) return null;
  return <Menu label={`Acciones de ${displayName}`} actions={actions} />;
}

/** A team member with role, date and grantor, and a button to revoke access if permitted. */
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
        <p>{email}</p>
        <p className="note">
          {grantedAt === null
            ? ''
            : `Desde el ${shortDateText(grantedAt, zone)}, por ${organiserName(grantedBy ?? '', admins)}. `}
          {lastSignInTime === null ? 'Nunca entró.' : `Entró el ${shortDateText(lastSignInTime, zone)}.`}
        </p>
        {admin.shownAs === null ? null : <p className="note">Aparece en la página de inicio.</p>}
        <div className={row.menu}>
          <AdminActions {...props} />
        </div>
      </article>
    </li>
  );
}
