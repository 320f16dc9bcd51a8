import { Link, type LinkProps } from 'react-router-dom';
import { useOverlayLink } from '#lib/addresses/overlay.ts';

export function OverlayLink({ to, ...props }: Omit<LinkProps, 'to' | 'replace' | 'state'> & { to: string }) {
  return <Link {...props} {...useOverlayLink(to)} to={to} />;
}
