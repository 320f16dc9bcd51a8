import { permissions, type Role, roleLabel, roles } from '@arena/domain';
import styles from './People.module.css';
import { PermissionList } from './PermissionList.tsx';

/** The role before `role`, everything of which it includes; undefined where that may do nothing at the desk. */
function included(role: Role): Role | undefined {
  const before = roles[roles.indexOf(role) - 1];
  return before !== undefined && permissions[before].length > 0 ? before : undefined;
}

/** What each role may do. */
export function Roles() {
  return (
    <ul className={styles.list} aria-label="Roles">
      {roles.map((role) => {
        const besides = included(role);
        return (
          <li key={role} className={styles.row}>
            <h2 className={styles.name}>{roleLabel[role]}</h2>
            {permissions[role].length === 0 ? (
              <p className="note">Ve los torneos y se inscribe. No entra al panel.</p>
            ) : (
              <>
                <p className="note">
                  {besides === undefined ? 'Puede:' : `Todo lo que puede ${roleLabel[besides]}, y además:`}
                </p>
                <PermissionList of={role} {...(besides === undefined ? {} : { besides })} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
