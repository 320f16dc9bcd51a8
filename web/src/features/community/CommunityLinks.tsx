import { community } from '#lib/community.ts';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './CommunityLinks.module.css';

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
