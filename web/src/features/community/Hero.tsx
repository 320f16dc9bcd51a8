import type { ReactNode } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import styles from './Hero.module.css';

/** The top of the home page. `children`: the current tournament. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <Stack gap={5} className={styles.call}>
        <PageTitle title={config.product}>
          <span className={styles.shout}>Entra antes de que cierre la zona</span>
        </PageTitle>
        <Note size="lead" className={styles.lead}>
          {config.tagline} Lee las reglas, inscríbete con tu ID y juega por premios.
        </Note>
        <ButtonLink to={paths.tournaments()}>Inscríbete ahora</ButtonLink>
      </Stack>
      {children}
    </div>
  );
}
