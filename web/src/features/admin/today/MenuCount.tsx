import { useQuery } from '@tanstack/react-query';
import { useMinute } from '#lib/time/clock.ts';
import styles from './Today.module.css';
import { menuCounts } from './today.ts';
import { day } from './today-calls.ts';

/** The number of open tasks next to a link of the side menu. */
export function MenuCount({ href }: { href: string }) {
  const { data } = useQuery(day);
  const now = useMinute();
  const count = data === undefined ? undefined : menuCounts(data, now).find((each) => each.href === href);
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      {count.figure}
      <span className="visually-hidden"> {count.unit}</span>
    </span>
  );
}
