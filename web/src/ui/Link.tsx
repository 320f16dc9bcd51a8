import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { playSound } from '../lib/sound.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className' | 'onClick'> & {
  href: string;
  className?: string | undefined;
  /** What happens besides going there. */
  onClick?: () => void;
};

/** A link to another screen of the site, with the click that goes with it. */
export function Link({ onClick, ...props }: Props) {
  const click = () => {
    playSound('navigation');
    onClick?.();
  };
  return <RouterLink {...props} onClick={click} />;
}
