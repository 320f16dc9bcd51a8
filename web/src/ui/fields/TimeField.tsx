import type { ComponentProps } from 'react';
import { zoneHint } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { TextField } from './Field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  shown: string;
  /** A sentence after the hint about the zones. */
  note?: string;
};

/** A date and time in the organiser's zone, also shown in the community's zone. */
export function TimeField({ shown, note, ...props }: Props) {
  const hint = zoneHint(shown, useViewerZone());
  return <TextField {...props} type="datetime-local" hint={note === undefined ? hint : `${hint}. ${note}`} />;
}
