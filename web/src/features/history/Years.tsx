import { Link } from 'react-router-dom';
import styles from './History.module.css';

interface Props {
  /** Those there are, the latest first; `sin-fecha` for what has no date. */
  years: readonly string[];
  /** The one that is shown. */
  year: string | null;
  pathOf: (year: string) => string;
}

function yearText(year: string): string {
  return year === 'sin-fecha' ? 'Sin fecha' : year;
}

/** The ways to the other years, where there are some. */
export function Years({ years, year, pathOf }: Props) {
  if (years.length < 2) return null;
  return (
    <nav className={styles.years} aria-label="Años">
      {years.map((each) => (
        <Link key={each} className="touch" to={pathOf(each)} aria-current={each === year ? 'page' : undefined}>
          {yearText(each)}
        </Link>
      ))}
    </nav>
  );
}
