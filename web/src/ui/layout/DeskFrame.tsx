import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes.ts';
import { Icon } from '../signs/Icon.tsx';
import styles from './DeskFrame.module.css';
import { PageTitle } from './PageTitle.tsx';
import { Section } from './Section.tsx';

interface Props {
  /** The way back: to the panel from a part of the desk, to its list from one of its things. */
  back: { href: string; label: string };
  title: string;
  /** What one does here most, beside the title. */
  actions?: ReactNode;
  /** On a wide screen its rows need all the height: the desk's navigation says what it is. */
  crowded?: boolean;
  children: ReactNode;
}

/** A screen of the organiser's desk: the way back, what it is, what one can do, and its content. */
export function DeskFrame({ back, title, actions, crowded = false, children }: Props) {
  return (
    <Section tight>
      <header className={classes(styles.head, crowded && styles.crowded)}>
        <Link to={back.href} className="touch back">
          <Icon name="back" size={20} />
          {back.label}
        </Link>
        <div className={styles.line}>
          <PageTitle key={title} title={title} />
          {actions ? <div className="beside gap-2">{actions}</div> : null}
        </div>
      </header>
      {children}
    </Section>
  );
}
