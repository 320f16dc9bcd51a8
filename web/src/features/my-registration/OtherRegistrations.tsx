import { isFields } from '@arena/domain';
import type { KeptLink } from '../../lib/addresses/links.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './MyRegistration.module.css';

/** Reads the name from cached data. */
function nameOf({ myRegistration }: KeptLink): string {
  const { name, tournament } = isFields(myRegistration) ? myRegistration : {};
  const where = isFields(tournament) ? tournament.name : '';
  return [name, where].filter((part) => typeof part === 'string' && part !== '').join(' · ') || 'Otro lugar';
}

interface Props {
  links: readonly KeptLink[];
  onOpen: (token: string) => void;
}

/** Other registrations with a link on this phone. */
export function OtherRegistrations({ links, onOpen }: Props) {
  if (links.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Otras inscripciones de este teléfono</h2>
      <ul className="beside gap-3">
        {links.map((link) => (
          <li key={link.token}>
            <Button
              look="secondary"
              onClick={() => {
                onOpen(link.token);
                window.scrollTo(0, 0);
              }}
            >
              {nameOf(link)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
