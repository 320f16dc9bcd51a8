import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './LoginFrame.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  /** Whether this is one of the other ways, from which one returns to the first. */
  back?: boolean;
  children: ReactNode;
}

/** One way in: what it is at the left, what there is to do at the right; on a phone below each other. */
export function LoginFrame({ title, lead, back = false, children }: Props) {
  return (
    <Section>
      <div className={styles.frame}>
        <header className={styles.head}>
          {back ? (
            <Link href={paths.login()} className={styles.back}>
              <Icon name="back" />
              Otras formas de entrar
            </Link>
          ) : null}
          <PageTitle key={title} title={title} />
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </Section>
  );
}
