import { clockText, shortDateText } from '@arena/domain';
import type { ReactNode } from 'react';
import { config } from '../../../lib/config.ts';
import { fromLocalText } from '../../../lib/time/local-time.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { type ControlProps, Field } from '../../../ui/fields/Field.tsx';

interface Props {
  label: string;
  /** What the control holds. */
  value: string;
  error: string | undefined;
  required?: boolean;
  /** Makes the input, of the type that comes with its props. */
  children: (control: ControlProps & { type: 'datetime-local' }) => ReactNode;
}

/** Whose time the control holds, and what that is where the community is. */
function hintFor(value: string, zone: string): string {
  const instant = fromLocalText(value);
  if (zone === config.timeZone) return `Hora de ${config.zoneName}`;
  if (instant === null) return 'Tu hora';
  const [day, clock] = [shortDateText(instant, config.timeZone), clockText(instant, config.timeZone)];
  return `Tu hora. En ${config.zoneName}: ${day}, ${clock}`;
}

/** A day and a time in the organiser's zone, with what that is where the community is. */
export function TimeControl({ label, value, error, required = false, children }: Props) {
  const zone = useViewerZone();
  return (
    <Field label={label} hint={hintFor(value, zone)} error={error} required={required}>
      {(control) => children({ ...control, type: 'datetime-local' })}
    </Field>
  );
}
