import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
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
      <Stack gap={6} className={styles.frame}>
        <Stack as="header" gap={3} narrow className={styles.top}>
          {back ? (
            <Link to={paths.login()} className="touch back">
              <Icon name="back" />
              Otras formas de entrar
            </Link>
          ) : null}
          <PageTitle key={title} title={title} />
          <Note size="lead" className={styles.narrow}>
            {lead}
          </Note>
        </Stack>
        <Stack gap={5} className={classes(styles.top, styles.content)}>
          {children}
        </Stack>
        {aside ? (
          <Stack gap={5} className={classes(styles.top, styles.aside)}>
            {aside}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
