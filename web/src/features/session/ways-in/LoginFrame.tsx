import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './LoginFrame.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  /** True to show a link back to the main sign-in form. */
  back?: boolean;
  /** Alternatives: below on a phone, at the side on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a sign-in step: title, form, and alternatives. */
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
