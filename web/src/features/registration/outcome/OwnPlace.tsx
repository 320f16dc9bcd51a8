import type { KeptLink } from '../../../lib/addresses/links.ts';
import { PLACE } from '../../../lib/addresses/place-path.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { SaveLink } from '../../../ui/sharing/SaveLink.tsx';
import styles from './RegistrationSuccess.module.css';

/** The way to the private place of who registered here, and the ways not to lose it. */
export function OwnPlace({ link: { token } }: { link: KeptLink }) {
  return (
    <div className={styles.chat}>
      <div className={styles.ways}>
        <ButtonLink to={PLACE}>Ver mi lugar</ButtonLink>
        <SaveLink token={token} />
      </div>
    </div>
  );
}
