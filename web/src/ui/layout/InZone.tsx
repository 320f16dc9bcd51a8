import { useViewerZone } from '../../lib/time/viewer-zone.ts';

interface Props {
  /** ISO 8601; null where there is none. */
  instant: string | null;
  write(instant: string | null, zone: string): string;
}

/**
 * An instant in the words that `write` has for it where its reader is. A component of its own: a page comes with the
 * community's times, and its change to the reader's renders the times and nothing else.
 */
export function InZone({ instant, write }: Props) {
  return write(instant, useViewerZone());
}
