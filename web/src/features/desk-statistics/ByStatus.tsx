import { countedIn, DecidedStatus, registrationStatusLabel, type Statistics, toMillis } from '@arena/domain';
import { useServerNow } from '../../lib/time/clock.ts';
import { agoText } from '../../lib/time/time-text.ts';
import { statusTone } from '../../ui/signs/status-tone.ts';
import { CountsFigure } from './CountsFigure.tsx';
import { registrationsText } from './texts.ts';

/** How many registrations have which status, and how long the oldest one waits. */
export function ByStatus({ byStatus, oldestPending }: Pick<Statistics, 'byStatus' | 'oldestPending'>) {
  const waits = useServerNow((now) => {
    const since = toMillis(oldestPending);
    return since === null ? null : agoText(now.getTime() - since);
  });
  const total = countedIn(byStatus);
  const rows = DecidedStatus.options.map((status) => ({
    name: registrationStatusLabel[status],
    count: byStatus[status],
    tone: statusTone[status],
  }));
  return (
    <CountsFigure
      title="Por estado"
      text={
        waits === null
          ? `${registrationsText(total)}, ninguna por revisar.`
          : `${registrationsText(total)}. La que más espera llegó ${waits}.`
      }
      head={['Estado', 'Inscripciones']}
      rows={rows}
      whole={total}
    />
  );
}
