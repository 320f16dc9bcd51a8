import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './AdminFrame.module.css';
import { PageTitle } from './PageTitle.tsx';
import { Section } from './Section.tsx';

interface Props {
  /** Leads from a section to the panel, from a record to its list. */
  back: { href: string; label: string };
  title: string;
  /** The current part of the titled record. */
  part?: string;
  /** The state of the titled record. */
  mark?: ReactNode;
  actions?: ReactNode;
  /** Links to its parts. */
  tabs?: ReactNode;
  children: ReactNode;
}

export function AdminFrame({ back, title, part, mark, actions, tabs, children }: Props) {
  return (
    <Section tight>
      <header className={classes(styles.head, tabs !== undefined && styles.tabbed)}>
        <Link to={back.href} className="touch back">
          <Icon name="back" size={20} />
          {back.label}
        </Link>
        <div className={styles.line}>
          <div className={styles.name}>
            {part === undefined ? (
              <PageTitle key={title} title={title} />
            ) : (
              <PageTitle title={`${part} · ${title}`}>{title}</PageTitle>
            )}
            {mark}
          </div>
          {actions ? <div className="beside gap-2">{actions}</div> : null}
        </div>
        {tabs}
      </header>
      {children}
    </Section>
  );
}
