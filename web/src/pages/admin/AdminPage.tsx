import type { ComponentProps, ReactNode } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { AdminFrame } from '#ui/layout/AdminFrame.tsx';
import type { SessionView } from '../../features/session/session-view.ts';
import { useOrganiser } from './use-organiser.ts';

type Frame = ComponentProps<typeof AdminFrame>;

interface Props extends Omit<Frame, 'back' | 'children'> {
  /** Link back to the list; by default to the panel. */
  back?: Frame['back'];
  /** The screen's content, or a function of the signed-in organiser. */
  children: ReactNode | ((organiser: SessionView) => ReactNode);
}

const panel = { href: paths.admin(), label: 'Panel' };

/** Frame of all admin screens but the first: back link and title. */
export function AdminPage({ children, ...frame }: Props): ReactNode {
  const organiser = useOrganiser();
  const shown = typeof children === 'function' ? children(organiser) : children;
  return (
    <AdminFrame back={panel} {...frame}>
      {shown}
    </AdminFrame>
  );
}
