import { type Permission, permissionLabel, permissions, type Role, roleLabel, roles } from '@arena/domain';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import styles from './People.module.css';

/** Roles that include another one; naming it is clearer than a list. */
const included: Partial<Record<Role, Role>> = { owner: 'admin' };

export function Roles() {
  return (
    <ul className="cards" aria-label="Roles">
      {roles.map((role) => {
        const besides = included[role];
        return (
          <li key={role} className={classes('panel', styles.row)}>
            <h2 className={row.name}>{roleLabel[role]}</h2>
            {permissions[role].length === 0 ? (
              <p className="note">Ve los torneos y se inscribe. No entra al panel.</p>
            ) : (
              <>
                <p className="note">
                  {besides === undefined ? 'Puede:' : `Todo lo que puede ${roleLabel[besides]}, y además:`}
                </p>
                <PermissionList role={role} besides={besides} />
              </>
            )}
          </li>
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
    <ul className={classes('below gap-2', styles.permissions)}>
      {own.map((permission) => (
        <li key={permission}>
          <Icon name="check" size={20} />
          {permissionLabel[permission]}
        </li>
      ))}
    </ul>
  );
}
