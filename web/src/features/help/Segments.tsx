import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { OverlayLink } from '#ui/buttons/Button.tsx';
import type { Segment } from './content.ts';

function SegmentText({ segment }: { segment: Segment }) {
  if (typeof segment === 'string') return segment;
  if (segment.kind === 'terms') return <OverlayLink to={paths.terms(segment.section)}>{segment.text}</OverlayLink>;
  if (segment.href.startsWith('/')) return <Link to={segment.href}>{segment.text}</Link>;
  return <a href={segment.href}>{segment.text}</a>;
}

/** A text with links. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  return segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments never move.
    <Fragment key={index}>
      <SegmentText segment={segment} />
    </Fragment>
  ));
}
