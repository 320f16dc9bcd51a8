import { type KeptLink, keepLink } from '../../../lib/addresses/links.ts';
import { PLACE } from '../../../lib/addresses/place-path.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { SaveLink } from '../../../ui/sharing/SaveLink.tsx';
import styles from './RegistrationSuccess.module.css';

/** The way to the private place of who registered here, and the ways not to lose it. */
export function OwnPlace({ link }: { link: KeptLink }) {
  return (
    <div className={styles.chat}>
      <div className="ways">
        {/* Of several links the one that was kept last is opened. */}
        <ButtonLink to={PLACE} onClick={() => keepLink(link)}>
          Ver mi lugar
        </ButtonLink>
        <SaveLink token={link.token} />
      </div>
    </div>
  );
}
