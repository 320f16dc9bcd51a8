import type { ShownOrganiser } from '@arena/domain';
import { useLoaded } from '../../lib/calls/use-loaded.ts';
import { Section, SectionTitle } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './Organisers.module.css';
import { readOrganisers } from './read-organisers.ts';

/** Who shows themselves: as the page brought it, else read once. Where it can't be the home page is whole without. */
function useOrganisers(carried: readonly ShownOrganiser[] | undefined): readonly ShownOrganiser[] {
  const { loaded } = useLoaded('organisers', async () => carried ?? readOrganisers().catch(() => []));
  return carried ?? (loaded.state === 'ready' ? loaded.value : []);
}

/** A picture, or the first letter of a name: the name stands beside it in either case. */
function Face({ name, picture }: Pick<ShownOrganiser, 'name' | 'picture'>) {
  if (picture !== null) return <Picture id={picture} size="small" alt="" className={styles.face} />;
  const [first = ''] = name;
  return (
    <span className={styles.face} aria-hidden="true">
      {first.toLocaleUpperCase('es')}
    </span>
  );
}

/** The people behind the site who want to be seen; where nobody does, nothing. */
export function Organisers({ carried }: { carried: readonly ShownOrganiser[] | undefined }) {
  const organisers = useOrganisers(carried);
  if (organisers.length === 0) return null;
  return (
    <Section>
      <SectionTitle>Quiénes organizan</SectionTitle>
      <ul className={styles.people}>
        {organisers.map(({ id, name, does, picture }) => (
          <li key={id} className={styles.person}>
            <Face name={name} picture={picture} />
            <span className="below gap-1">
              <span className={styles.name}>{name}</span>
              <span className={styles.does}>{does}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
