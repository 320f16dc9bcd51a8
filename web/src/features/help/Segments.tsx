import { Fragment } from 'react';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/Link.tsx';
import type { Segment } from './content.ts';

function SegmentText({ segment }: { segment: Segment }) {
  if (typeof segment === 'string') return segment;
  if (segment.kind === 'terms') return <Link href={paths.terms(segment.section)}>{segment.text}</Link>;
  if (segment.href.startsWith('/')) return <Link href={segment.href}>{segment.text}</Link>;
  return <a href={segment.href}>{segment.text}</a>;
}

/** A running text with its links. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  return segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no identity and never move.
    <Fragment key={index}>
      <SegmentText segment={segment} />
    </Fragment>
  ));
}
