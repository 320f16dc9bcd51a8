import { HOUR, limits, MINUTE } from '@arena/domain';
import { useNow } from '../../lib/time/clock.ts';
import { Ring } from '../../ui/signs/Ring.tsx';

interface Props {
  /** Milliseconds since the epoch. */
  expiry: number;
  className?: string | undefined;
}

function ringAt({ expiry }: Props, now: Date) {
  const left = Math.max(0, expiry - now.getTime());
  const hours = Math.floor(left / HOUR);
  const [count, unit] = hours > 0 ? [hours, hours === 1 ? 'hora' : 'horas'] : [Math.floor(left / MINUTE), 'min'];
  // To the minute, so that it isn't drawn again every second.
  return { open: Math.ceil(left / MINUTE) / (limits.adminSession / MINUTE), figure: String(count), unit };
}

/** The time a session has left as the zone that closes on it. */
export function ExpiryRing(props: Props) {
  const { open, figure, unit } = useNow((now) => ringAt(props, now));
  const label = `Quedan ${figure} ${unit} de sesión`;
  return <Ring open={open} tone="cold" figure={figure} unit={unit} label={label} className={props.className} />;
}
