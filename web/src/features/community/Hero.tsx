import type { ReactNode } from 'react';
import { paths, patterns } from '../../lib/addresses/paths.ts';
import { config } from '../../lib/config.ts';
import { useHasLink } from '../../lib/storage/session-hint.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import styles from './Hero.module.css';

/** The top of the home page. `children`: the current tournament. */
export function Hero({ children }: { children: ReactNode }) {
  const hasLink = useHasLink();
  return (
    <div className={styles.hero}>
      <div className={styles.call}>
        <PageTitle title={config.product}>
          <span className={styles.shout}>Entra antes de que cierre la zona</span>
        </PageTitle>
        <p className={styles.lead}>{config.tagline} Lee las reglas, inscríbete con tu ID y juega por premios.</p>
        <div className={styles.ways}>
          <ButtonLink to={paths.tournaments()}>Inscríbete ahora</ButtonLink>
          {hasLink ? (
            <ButtonLink look="secondary" to={patterns.myRegistration}>
              Mi lugar
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {children}
    </div>
  );
}
