import { type ListedAdmin, roleLabel, shortDateText } from '@arena/domain';
import { createContext, use, useId, useState } from 'react';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Menu, type MenuAction } from '#ui/buttons/Menu.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Note, Panel } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { actionsColumn, type TableColumn } from '#ui/table/use-data-table.ts';
import { useAction } from '#ui/use-action.ts';
import styles from './People.module.css';
import {
  adminList,
  hideProfile,
  type NamedOrganiser,
  organiserName,
  peopleQueries,
  revokeAccess,
} from './people-data.ts';
import { type Changeable, GrantForm, RoleDialog } from './TeamAccess.tsx';

interface TeamState {
  organiser: NamedOrganiser;
  changeRole: (admin: Changeable) => void;
  revoke: (admin: ListedAdmin) => void;
}

const TeamContext = createContext<TeamState | null>(null);

function useTeam(): TeamState {
  const team = use(TeamContext);
  if (team === null) throw new Error('This belongs to the team');
  return team;
}

export function Team({ organiser }: { organiser: NamedOrganiser }) {
  const zone = useViewerZone();
  const [leaving, setLeaving] = useState<ListedAdmin | null>(null);
  const [changing, setChanging] = useState<Changeable | null>(null);
  return (
    <TeamContext value={{ organiser, changeRole: setChanging, revoke: setLeaving }}>
      <GrantForm />
      <QueryView
        query={adminList}
        loading={<RowsLoading label="Cargando equipo…" className="cards" count={3} height="middle" isTable />}
      >
        {(admins) => (
          <AdminList
            label="Equipo"
            items={admins}
            empty="Todavía no hay nadie más."
            table={{ name: 'equipo', idOf: ({ uid }) => uid, columns: teamColumns(admins, zone) }}
          >
            {(admin) => <AdminRow key={admin.uid} admin={admin} admins={admins} />}
          </AdminList>
        )}
      </QueryView>
      {changing === null ? null : <RoleDialog admin={changing} onClose={() => setChanging(null)} />}
      {leaving === null ? null : <RevokeDialog admin={leaving} onClose={() => setLeaving(null)} />}
    </TeamContext>
  );
}

function teamColumns(admins: readonly ListedAdmin[], zone: string): readonly TableColumn<ListedAdmin>[] {
  const day = (at: string | null) => (at === null ? '' : shortDateText(at, zone));
  return [
    {
      id: 'name',
      head: 'Nombre',
      shown: 'always',
      value: ({ displayName }) => displayName,
      cell: (admin) => (
        <span className={row.title}>
          <Name admin={admin} />
        </span>
      ),
    },
    { id: 'email', head: 'Correo', value: ({ email }) => email ?? '', cell: ({ email }) => email },
    { id: 'role', head: 'Rol', cell: (admin) => <RoleBadge admin={admin} /> },
    {
      id: 'since',
      head: 'Desde',
      value: ({ grantedAt }) => grantedAt ?? '',
      cell: ({ grantedAt, grantedBy }) =>
        grantedAt === null ? '' : `${day(grantedAt)}, por ${organiserName(grantedBy ?? '', admins)}`,
    },
    {
      id: 'last',
      head: 'Última vez',
      width: 8,
      value: ({ lastSignInTime }) => lastSignInTime ?? '',
      cell: ({ lastSignInTime }) => day(lastSignInTime) || 'Nunca entró',
    },
    {
      id: 'public',
      head: 'En la portada',
      width: 7,
      value: ({ shownAs }) => (shownAs === null ? 'No' : 'Sí'),
    },
    {
      ...actionsColumn,
      cell: (admin) => (
        <div className={row.cell}>
          <AdminActions admin={admin} />
        </div>
      ),
    },
  ];
}

/** A team member with role, date and grantor. */
function AdminRow({ admin, admins }: { admin: ListedAdmin; admins: readonly ListedAdmin[] }) {
  const zone = useViewerZone();
  const titleId = useId();
  const { email, grantedAt, grantedBy, lastSignInTime } = admin;
  return (
    <li>
      <Panel as="article" gap={1} pad={4} className={styles.row} aria-labelledby={titleId}>
        <p className={row.first}>
          <RoleBadge admin={admin} />
        </p>
        <h2 id={titleId} className={row.name}>
          <Name admin={admin} />
        </h2>
        <p>{email}</p>
        <Note>
          {grantedAt === null
            ? ''
            : `Desde el ${shortDateText(grantedAt, zone)}, por ${organiserName(grantedBy ?? '', admins)}. `}
          {lastSignInTime === null ? 'Nunca entró.' : `Entró el ${shortDateText(lastSignInTime, zone)}.`}
        </Note>
        {admin.shownAs === null ? null : <Note>Aparece en la página de inicio.</Note>}
        <div className={row.menu}>
          <AdminActions admin={admin} />
        </div>
      </Panel>
    </li>
  );
}

function Name({ admin: { uid, displayName } }: { admin: ListedAdmin }) {
  const { organiser } = useTeam();
  return uid === organiser.uid ? `${displayName} (tú)` : displayName;
}

function RoleBadge({ admin: { isOwner, isActive, role } }: { admin: ListedAdmin }) {
  if (!isActive) return <Badge tone="bad">Sin efecto: la cuenta está bloqueada, ya no existe o cambió de correo</Badge>;
  return isOwner ? (
    <Badge tone="live">{roleLabel.owner}</Badge>
  ) : (
    <Badge tone={role === 'admin' ? 'cold' : 'quiet'}>{roleLabel[role]}</Badge>
  );
}

function isChangeable(admin: ListedAdmin): admin is Changeable {
  return admin.isActive && admin.email !== null && admin.role !== 'owner';
}

/** Actions on an organiser. Only the owner may hide public profiles. */
function AdminActions({ admin }: { admin: ListedAdmin }) {
  const { organiser, changeRole, revoke } = useTeam();
  const { uid, displayName, shownAs, isOwner } = admin;
  const isSelf = uid === organiser.uid;
  const hide = async (id: string) => {
    await hideProfile(id);
    return `${displayName} ya no aparece. De las pantallas de todos desaparece en un minuto.`;
  };
  const hiding = useAction(hide, { tells: true, changes: peopleQueries });
  const actions: MenuAction[] = [];
  if (shownAs !== null && organiser.isOwner && !isSelf)
    actions.push({
      label: 'Quitar de la página de inicio',
      icon: 'eyeOff',
      run: () => void hiding.run(shownAs),
    });
  if (!isOwner && isChangeable(admin) && !isSelf)
    actions.push({ label: 'Cambiar rol', icon: 'edit', run: () => changeRole(admin) });
  if (!isOwner) actions.push({ label: 'Quitar acceso', icon: 'ban', grave: true, run: () => revoke(admin) });
  if (actions.length === 0) return null;
  return <Menu label={`Acciones de ${displayName}`} actions={actions} />;
}

/** Confirms revoking access, also for the current account. */
function RevokeDialog({ admin, onClose }: { admin: ListedAdmin; onClose: () => void }) {
  const { organiser } = useTeam();
  const { uid, email, displayName } = admin;
  const isSelf = uid === organiser.uid;
  const write = async () => {
    await revokeAccess(uid);
    return isSelf ? 'Te quitaste el acceso.' : `${displayName} ya no entra al panel.`;
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Quitar acceso?"
      action="Quitar acceso"
      tells
      onConfirm={write}
      changes={peopleQueries}
      cancel="Conservar"
      onClose={onClose}
    >
      <p>
        {isSelf
          ? 'Es tu propia cuenta: sales del panel ahora mismo, y solo otra persona del equipo te puede volver a dar acceso.'
          : `${displayName} (${email}) sale del panel ahora mismo y deja de ver los datos de los jugadores. Lo que hizo se conserva, y le puedes volver a dar acceso.`}
      </p>
    </ConfirmDialog>
  );
}
