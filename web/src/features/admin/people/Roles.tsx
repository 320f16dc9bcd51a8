import { type Permission, permissionLabel, permissions, type Role, roleLabel, roles } from '@arena/domain';
import { Icon } from '#ui/icons/Icon.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Inline, Note, Panel, Stack } from '#ui/layout/Layout.tsx';
import styles from './People.module.css';

/** Roles that include another one; naming it is clearer than a list. */
const included: Partial<Record<Role, Role>> = { owner: 'admin' };

export function Roles() {
  return (
    <ul className="cards" aria-label="Roles">
      {roles.map((role) => {
        const besides = included[role];
        return (
          <Panel key={role} as="li" gap={1} pad={4} className={styles.row}>
            <h2 className={row.name}>{roleLabel[role]}</h2>
            {permissions[role].length === 0 ? (
              <Note>Ve los torneos y se inscribe. No entra al panel.</Note>
            ) : (
              <>
                <Note>{besides === undefined ? 'Puede:' : `Todo lo que puede ${roleLabel[besides]}, y además:`}</Note>
                <PermissionList role={role} besides={besides} />
              </>
            )}
          </Panel>
        );
      })}
    </ul>
  );
}

/** Lists a role's permissions from the server's table, except those of `besides`. */
export function PermissionList({ role, besides }: { role: Role; besides?: Role | undefined }) {
  const known: readonly Permission[] = besides === undefined ? [] : permissions[besides];
  const own = permissions[role].filter((permission) => !known.includes(permission));
  return (
    <Stack as="ul" gap={2} className={styles.permissions}>
      {own.map((permission) => (
        <Inline key={permission} as="li" gap={2} align="start" unbroken>
          <Icon name="check" size={20} />
          {permissionLabel[permission]}
        </Inline>
      ))}
    </Stack>
  );
}
