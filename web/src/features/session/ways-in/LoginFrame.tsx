import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/addresses/paths.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PageTitle } from '../../../ui/layout/PageTitle.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import styles from './LoginFrame.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  /** True if this is one of the other ways, from which one returns to the first. */
  back?: boolean;
  /** Alternatives: below on a phone, at the side on a wide screen. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One way in: what it is, what there is to do, and what else one could do. */
export function LoginFrame({ title, lead, back = false, aside, children }: Props) {
  return (
    <Section>
      <div className={styles.frame}>
        <header className={styles.head}>
          {back ? (
            <Link to={paths.login()} className="touch back">
              <Icon name="back" />
              Otras formas de entrar
            </Link>
          ) : null}
          <PageTitle key={title} title={title} />
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.content}>{children}</div>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
    </Section>
  );
}
