import type { Entry, EntryStatus } from '@arena/domain';
import type { BadgeTone } from '../../../ui/signs/Badge.tsx';

const texts: Record<EntryStatus, { label: string; tone: BadgeTone }> = {
  active: { label: 'Juega', tone: 'good' },
  no_show: { label: 'No se presentó', tone: 'warn' },
  withdrawn: { label: 'Se retiró', tone: 'quiet' },
  disqualified: { label: 'Descalificado', tone: 'bad' },
};

/** Whether one plays, in words and colour. */
export function statusText({ status, keepsPoints }: Pick<Entry, 'status' | 'keepsPoints'>) {
  const { label, tone } = texts[status];
  return { tone, label: status === 'disqualified' && keepsPoints ? `${label}, conserva sus puntos` : label };
}
