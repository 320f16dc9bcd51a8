import { HOUR, toMillis } from '@arena/domain';
import { Link } from 'react-router-dom';
import { type KeptLink, keepLink, SHOWN_AT_HOME, useKeptLinks } from '#lib/addresses/links.ts';
import { MY_REGISTRATION, ownPath } from '#lib/addresses/private-paths.ts';
import { community } from '#lib/community.ts';
import { readEnrolment } from '#lib/storage/local-registrations.ts';
import { readStored, storageKeys, useStored } from '#lib/storage/storage.ts';
import { ExternalButton } from '#ui/buttons/Button.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { AskGuardian } from '#ui/sharing/AskGuardian.tsx';
import { SaveLink } from '#ui/sharing/SaveLink.tsx';
import styles from './RegistrationList.module.css';
import { OwnRegistrationRow } from './RegistrationList.tsx';
import { type ListedRegistration, useRegistrations } from './use-registrations.ts';

const [chat] = community.links;

/** Time after registering during which home offers the next steps themselves. */
const FRESH = HOUR;

const NOTHING: readonly KeptLink[] = [];

/** Returns the token of the registration that this tab made last, while it is fresh. */
function freshToken(links: readonly KeptLink[]): string | null {
  const at = ({ tournamentId }: KeptLink) =>
    toMillis(readEnrolment(readStored('session', storageKeys.enrolled(tournamentId ?? '')))?.at ?? null) ?? 0;
  const [latest] = links.toSorted((a, b) => at(b) - at(a));
  return latest !== undefined && Date.now() - at(latest) < FRESH ? latest.token : null;
}

/** The next steps after registering. */
function FirstSteps({ registration: { link, myRegistration } }: { registration: ListedRegistration }) {
  const { token } = link;
  const { consent, isConsentCarried: isCovered = false, guardianAsked, guardianLinks = 0 } = myRegistration ?? {};
  const mayAsk = (consent === 'open' || isCovered) && guardianAsked !== 'team';
  return (
    <div className={styles.ways}>
      {mayAsk ? <AskGuardian token={token} number={guardianLinks} isCovered={isCovered} /> : null}
      <Inline gap={3}>
        <SaveLink token={token} />
        <ExternalButton look="secondary" wide={false} href={chat.href}>
          Entrar al chat
        </ExternalButton>
      </Inline>
    </div>
  );
}

/** This phone's registrations at the top of the home page: the one just made, then the most urgent. */
export default function HomeRegistrations() {
  const links = useKeptLinks() ?? NOTHING;
  const fresh = useStored(() => freshToken(links), null);
  const all = useRegistrations(links).toSorted(
    (a, b) => Number(b.link.token === fresh) - Number(a.link.token === fresh),
  );
  if (all.length === 0) return null;
  return (
    <>
      <div className="apart">
        <h2 className={styles.heading}>{all.length === 1 ? 'Tu inscripción' : 'Tus inscripciones'}</h2>
        {all.length > SHOWN_AT_HOME ? (
          <Link className="touch underlined" to={MY_REGISTRATION}>
            Ver las {all.length}
          </Link>
        ) : null}
      </div>
      <ul className={styles.list}>
        {all.slice(0, SHOWN_AT_HOME).map((registration) => {
          const { link } = registration;
          return (
            <OwnRegistrationRow
              key={link.token}
              registration={registration}
              control={(name) => (
                // The latest of several links of a tournament opens.
                <Link className="covering" to={ownPath(link)} onClick={() => keepLink(link)}>
                  {name}
                </Link>
              )}
            >
              {link.token === fresh ? <FirstSteps registration={registration} /> : null}
            </OwnRegistrationRow>
          );
        })}
      </ul>
    </>
  );
}
