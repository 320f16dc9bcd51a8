import { Link } from 'react-router-dom';
import styles from './History.module.css';

interface Props {
  /** Years with tournaments, the latest first; `sin-fecha` for those without a date. */
  years: readonly string[];
  /** The shown year. */
  year: string | null;
  pathOf: (year: string) => string;
}

function yearText(year: string): string {
  return year === 'sin-fecha' ? 'Sin fecha' : year;
}

/** Links to the other years, if there are any. */
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
