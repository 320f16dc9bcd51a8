import { DAY } from '@arena/domain';
import { timeLeftText } from '../../../lib/time/time-text.ts';
import { Ring } from '../../../ui/signs/Ring.tsx';
import styles from '../Place.module.css';

/** How much time is left, as a ring that closes over the last day. */
export function TimeRing({ left }: { left: number }) {
  const [figure = '', unit] = timeLeftText(left).split(' ')[0]?.split('\u00a0') ?? [];
  return (
    <div className={styles.ring} aria-hidden="true">
      <Ring open={left / DAY} figure={figure} unit={unit} label="" />
    </div>
  );
}
