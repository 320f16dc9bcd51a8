import { DAY, type Instant, toMillis } from '@arena/domain';
import type { ReactNode } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { timeLeftText } from '#lib/time/time-text.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Ring } from '#ui/icons/Ring.tsx';
import styles from '../MyRegistration.module.css';

/** The remaining time as a ring during the last day; nothing before. */
export function TimeRing({ until }: { until: Instant }) {
  const end = toMillis(until);
  const left = useServerNow((now) => (end === null ? null : Math.max(0, end - now.getTime())));
  if (left === null || left > DAY) return null;
  const [figure = '', unit] = timeLeftText(left).split(' ')[0]?.split('\u00a0') ?? [];
  return (
    <div className={styles.ring} aria-hidden="true">
      <Ring open={left / DAY} figure={figure} unit={unit} label="" />
    </div>
  );
}

export function Deadline({ until, children }: { until: string; children: ReactNode }) {
  const zone = useViewerZone();
  return (
    <div className={styles.match}>
      <TimeRing until={until} />
      <div>
        <p className={styles.when}>Hasta {dayAndClockIn(until, zone)}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
