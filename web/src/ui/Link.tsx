import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { playSound } from '../lib/sound.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className' | 'onClick'> & {
  href: string;
  className?: string | undefined;
};

/** A link to another screen of the site, with the click that goes with it. */
export function Link(props: Props) {
  return <RouterLink {...props} onClick={() => playSound('navigation')} />;
}
