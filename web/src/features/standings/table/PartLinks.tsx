import styles from '../Head.module.css';
import { parts } from '../parts/parts.ts';

/** The ways down a long page, also without JavaScript. */
export function PartLinks() {
  return (
    <nav aria-label="En esta página" className={styles.parts}>
      {[parts.matches, parts.scoring, parts.data].map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
