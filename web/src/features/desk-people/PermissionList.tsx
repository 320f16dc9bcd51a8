import { type Permission, permissionLabel, permissions, type Role } from '@arena/domain';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './People.module.css';

/** What somebody who gets access has to be told. */
export function PasswordNote() {
  return (
    <p>Su contraseña actual deja de valer. Dile que elija otra con «Olvidé mi contraseña», o que entre con Google.</p>
  );
}

/** What a role may do, by the table that the server goes by; beyond `besides` where one is given. */
export function PermissionList({ of, besides }: { of: Role; besides?: Role }) {
  const known: readonly Permission[] = besides === undefined ? [] : permissions[besides];
  const own = permissions[of].filter((permission) => !known.includes(permission));
  return (
    <ul className={styles.permissions}>
      {own.map((permission) => (
        <li key={permission}>
          <Icon name="check" size={20} />
          {permissionLabel[permission]}
        </li>
      ))}
    </ul>
  );
}
