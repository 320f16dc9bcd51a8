import { Menu as BaseMenu } from '@base-ui/react/menu';
import { classes } from './classes.ts';
import { DeskIcon, type DeskIconName } from './DeskIcon.tsx';
import styles from './Menu.module.css';

/** One thing to do; `grave` where it can't be undone. */
export interface MenuAction {
  label: string;
  icon: DeskIconName;
  grave?: boolean;
  run: () => void;
}

/** A button that opens the list of what can be done with something; `label` names both. */
export function Menu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={styles.trigger} aria-label={label}>
        <DeskIcon name="more" />
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.place} align="end" sideOffset={4} collisionPadding={8}>
          <BaseMenu.Popup className={styles.menu}>
            {actions.map(({ label: name, icon, grave, run }) => (
              <BaseMenu.Item key={name} className={classes(styles.item, grave && styles.grave)} onClick={run}>
                <DeskIcon name={icon} size={20} />
                {name}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
