import type { HistoryPage } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './History.module.css';
import { Months } from './Months.tsx';
import { Records } from './Records.tsx';
import { Search } from './Search.tsx';
import { Years } from './Years.tsx';

/** A site that has no past yet (specification, section 2). */
function NothingYet() {
  return (
    <Section>
      <EmptyState
        title="Historial"
        figure="0"
        unit="torneos"
        actions={<ButtonLink to={paths.tournaments()}>Ver torneos activos</ButtonLink>}
      >
        <p>
          <strong>Próximamente</strong>
        </p>
        <p>Aquí vas a encontrar los torneos pasados con sus resultados y campeones.</p>
      </EmptyState>
    </Section>
  );
}

/** The past tournaments of a year, the records of all, and the way to a player. */
export function History({ page: { years, records, year, tournaments, ledger, search } }: { page: HistoryPage }) {
  if (years.length === 0) return <NothingYet />;
  return (
    <Section>
      <PageTitle title="Historial" />
      <Search search={search} />
      {search === null ? (
        <Months tournaments={tournaments} ledger={ledger}>
          <Records records={records} />
        </Months>
      ) : (
        <Link className={styles.way} to={paths.history()}>
          Ver todos los torneos pasados
        </Link>
      )}
      {search === null ? <Years years={years} year={year} pathOf={paths.historyOf} /> : null}
      <Link className={styles.way} to={paths.prizes()}>
        Ver todos los premios
      </Link>
    </Section>
  );
}
