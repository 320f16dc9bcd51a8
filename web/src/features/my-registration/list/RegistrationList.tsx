import { classes } from '#ui/classes.ts';
import { OwnRegistrationRow } from './OwnRegistrationRow';
import styles from './RegistrationList.module.css';
import type { ListedRegistration } from './use-registrations.ts';

interface Props {
  registrations: readonly ListedRegistration[];
  /** The open one. */
  shown: string | null;
  onOpen: (token: string) => void;
}

/** All registrations with a link on this phone, the most urgent first. */
export function RegistrationList({ registrations, shown, onOpen }: Props) {
  return (
    <nav className="below gap-2" aria-label="Tus inscripciones">
      <p className="muted lead">Tus inscripciones</p>
      <ul className={classes(styles.list, styles.narrow)}>
        {registrations.map((registration) => {
          const { token } = registration.link;
          return (
            <OwnRegistrationRow
              key={token}
              registration={registration}
              control={(name) => (
                <button
                  type="button"
                  className="covering"
                  aria-current={token === shown ? 'true' : undefined}
                  onClick={() => onOpen(token)}
                >
                  {name}
                </button>
              )}
            />
          );
        })}
      </ul>
    </nav>
  );
}
