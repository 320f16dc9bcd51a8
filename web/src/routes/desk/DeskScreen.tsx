import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../lib/addresses/paths.ts';
import { DeskFrame } from '../../ui/layout/DeskFrame.tsx';
import { DeskLayout } from './DeskLayout.tsx';

type Frame = ComponentProps<typeof DeskFrame>;

interface Props extends Omit<Frame, 'back' | 'children'> {
  /** The way back from a thing to its list; left out where it leads to the panel. */
  back?: Frame['back'];
  /** What the screen is about, or what makes it for the organiser who is here. */
  children: ReactNode | ComponentProps<typeof DeskLayout>['children'];
}

const panel = { href: paths.admin(), label: 'Panel' };

/** The frame of every screen of the desk but its first: the way back and the title. */
export function DeskScreen({ children, ...frame }: Props): ReactNode {
  const show = typeof children === 'function' ? children : () => children;
  return (
    <DeskLayout>
      {(organiser) => (
        <DeskFrame back={panel} {...frame}>
          {show(organiser)}
        </DeskFrame>
      )}
    </DeskLayout>
  );
}
