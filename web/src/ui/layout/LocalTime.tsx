import { useViewerZone } from '#lib/time/viewer-zone.ts';

interface Props {
  /** ISO 8601, or null. */
  instant: string | null;
  write(instant: string | null, zone: string): string;
}

/**
 * Formats an instant in the reader's zone. A separate component, because pages are rendered with the community's zone:
 * after hydration only the times render again.
 */
export function LocalTime({ instant, write }: Props) {
  return write(instant, useViewerZone());
}
