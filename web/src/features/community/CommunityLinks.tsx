import { community } from '#lib/community.ts';
import { classes } from '#ui/classes.ts';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Section, SectionTitle } from '#ui/layout/Section.tsx';
import styles from './CommunityLinks.module.css';

export function CommunityLinks() {
  return (
    <Section>
      <SectionTitle>Únete a la comunidad</SectionTitle>
      <ul className={styles.links}>
        {community.links.map(({ name, icon, purpose, action, href }) => (
          <li key={name}>
            <a className={classes('panel', styles.link)} href={href} target="_blank" rel="noreferrer">
              <ChannelIcon name={icon} size={28} />
              <span className="below">
                <span className={styles.name}>{name}</span>
                <span className="muted small">{purpose}</span>
              </span>
              <span className={styles.action}>
                {action}
                <Icon name="forward" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
