import { shortDateText } from '@arena/domain';
import { clockIn } from '#lib/time/format-date.ts';
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

/** A date with its time, to which the class belongs. */
export function LocalDateAndClock({ instant, className }: { instant: string | null; className?: string | undefined }) {
  return (
    <>
      <LocalTime instant={instant} write={shortDateText} />{' '}
      <span className={className}>
        <LocalTime instant={instant} write={clockIn} />
      </span>
    </>
  );
}
