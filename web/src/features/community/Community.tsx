import type { ShownOrganiser } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { community } from '#lib/community.ts';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Steps } from '#ui/layout/Steps.tsx';
import { Picture } from '#ui/pictures/Picture.tsx';
import styles from './Community.module.css';
import { organisersQuery } from './organisers-query.ts';

export function CommunityLinks() {
  return (
    <Section>
      <Title>Únete a la comunidad</Title>
      <ul className={styles.links}>
        {community.links.map(({ name, icon, purpose, action, href }) => (
          <li key={name}>
            <Panel as="a" className={styles.link} href={href} target="_blank" rel="noreferrer">
              <ChannelIcon name={icon} size={28} />
              <Stack as="span">
                <span className={styles.name}>{name}</span>
                <Note as="span" size="small">
                  {purpose}
                </Note>
              </Stack>
              <span className={styles.action}>
                {action}
                <Icon name="forward" size={20} />
              </span>
            </Panel>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const steps = [
  { title: 'Elige tu torneo', text: 'Mira la fecha, el premio y los cupos que quedan.' },
  { title: 'Lee las reglas', text: 'Son diez segundos. Al final las aceptas y sigues.' },
  { title: 'Inscríbete con tu ID', text: 'El de Free Fire, con tu apodo y un correo. No necesitas cuenta.' },
  { title: 'Espera la aprobación', text: 'Un administrador revisa tu inscripción antes del torneo.' },
] as const;

/** The steps from registering to playing. */
export function HowItWorks() {
  return (
    <Section>
      <Title>Así entras</Title>
      <Steps steps={steps} level={3} />
    </Section>
  );
}

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
              <span className={styles.organiser}>{name}</span>
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
