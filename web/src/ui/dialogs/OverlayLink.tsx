import { Link, type LinkProps } from 'react-router-dom';
import { useStepInto } from '../../lib/addresses/overlay.ts';

/** A link to an overlay, which opens over the screen that one is on. */
export function OverlayLink({ to, ...props }: Omit<LinkProps, 'to' | 'replace' | 'state'> & { to: string }) {
  return <Link {...props} {...useStepInto(to)} to={to} />;
}
