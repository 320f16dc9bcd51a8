import { useNow } from '../../lib/time/clock.ts';
import { timeLeftText } from '../../lib/time/time-text.ts';
import { Badge } from '../../ui/signs/Badge.tsx';
import type { SessionView } from './session-view.ts';

type Lasting = Pick<SessionView, 'expiry' | 'remembered'>;

function timeText({ expiry, remembered }: Lasting, now: Date): string {
  if (expiry !== null) return `te quedan ${timeLeftText(expiry - now.getTime())}`;
  return remembered ? 'hasta que la cierres' : 'hasta que cierres esta pestaña';
}

/** That one is signed in, and for how long. */
export function SessionBadge({ view }: { view: Lasting }) {
  const time = useNow((now) => timeText(view, now));
  return <Badge tone="cold">{`Sesión activa, ${time}`}</Badge>;
}
