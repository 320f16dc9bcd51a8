import type { ShownOrganiser } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Picture } from '#ui/pictures/Picture.tsx';
import styles from './Organisers.module.css';
import { organisersQuery } from './organisers-query.ts';

/** A picture, or the initial; both are decorative. */
function Face({ name, picture }: Pick<ShownOrganiser, 'name' | 'picture'>) {
  if (picture !== null) return <Picture id={picture} size="small" alt="" className={styles.face} />;
  const [first = ''] = name;
  return (
    <span className={styles.face} aria-hidden="true">
      {first.toLocaleUpperCase('es')}
    </span>
  );
}

/** The presented team members; empty if there are none or they can't be loaded. */
export function Organisers() {
  const { data: organisers = [] } = useQuery(organisersQuery());
  if (organisers.length === 0) return null;
  return (
    <Section>
      <Title>Quiénes organizan</Title>
      <ul className={styles.people}>
        {organisers.map(({ id, name, does, picture }) => (
          <li key={id} className={styles.person}>
            <Face name={name} picture={picture} />
            <Stack as="span" gap={1}>
              <span className={styles.name}>{name}</span>
              <Note as="span" size="small">
                {does}
              </Note>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
