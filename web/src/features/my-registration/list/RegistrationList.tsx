import type { ReactNode } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { soonIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { classes } from '#ui/classes.ts';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import type { Due } from './due.ts';
import styles from './RegistrationList.module.css';
import type { ListedRegistration } from './use-registrations.ts';

/** The next step, with its deadline in the reader's zone. */
function DueText({ due: { text, at, isDeadline } }: { due: Due }) {
  const zone = useViewerZone();
  const time = useServerNow((now) => soonIn(at, zone, now));
  if (time === '') return text;
  return `${text} · ${isDeadline ? 'hasta ' : ''}${time}`;
}

interface RowProps {
  registration: ListedRegistration;
  /** Renders the control that opens it, with its name. */
  control: (name: string) => ReactNode;
  children?: ReactNode;
}

/** Returns the tournament's name, with the player's if the phone has several registrations in it. */
function nameOf({ myRegistration, isShared }: ListedRegistration): string {
  const name = myRegistration?.tournament?.name ?? 'Inscripción';
  return isShared ? `${name} · ${myRegistration?.name ?? ''}` : name;
}

/** One registration of this phone: its tournament and what is due. */
export function OwnRegistrationRow({ registration, control, children }: RowProps) {
  const { due, isLoading } = registration;
  return (
    <li className={classes(styles.row, styles[due.kind])}>
      <p className={classes('shortened', styles.name)}>
        {isLoading ? <Skeleton measure="medium" /> : control(nameOf(registration))}
      </p>
      <p className={classes('small', styles.due)}>{isLoading ? <Skeleton measure="long" /> : <DueText due={due} />}</p>
      {children}
    </li>
  );
}

interface Props {
  registrations: readonly ListedRegistration[];
  /** The open one. */
  shown: string | null;
  onOpen: (token: string) => void;
}

/** All registrations with a link on this phone, the most urgent first. */
export function RegistrationList({ registrations, shown, onOpen }: Props) {
  return (
    <Stack as="nav" gap={2} aria-label="Tus inscripciones">
      <Note size="lead">Tus inscripciones</Note>
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
    </Stack>
  );
}
