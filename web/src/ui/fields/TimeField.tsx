import { clockText, shortDateText } from '@arena/domain';
import type { ComponentProps } from 'react';
import { config } from '../../lib/config.ts';
import { fromLocalText } from '../../lib/time/local-time.ts';
import { useViewerZone } from '../../lib/time/viewer-zone.ts';
import { TextField } from './Field.tsx';

function hintFor(value: string, zone: string): string {
  const instant = fromLocalText(value);
  if (zone === config.timeZone) return `Hora de ${config.zoneName}`;
  if (instant === null) return 'Tu hora';
  const [day, clock] = [shortDateText(instant, config.timeZone), clockText(instant, config.timeZone)];
  return `Tu hora. En ${config.zoneName}: ${day}, ${clock}`;
}

type Props = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  shown: string;
  /** A sentence after the hint about the zones. */
  note?: string;
};

/** A date and time in the organiser's zone, also shown in the community's zone. */
export function TimeField({ shown, note, ...props }: Props) {
  const hint = hintFor(shown, useViewerZone());
  return <TextField {...props} type="datetime-local" hint={note === undefined ? hint : `${hint}. ${note}`} />;
}
