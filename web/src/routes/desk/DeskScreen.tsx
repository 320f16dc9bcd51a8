import type { ComponentProps, ReactNode } from 'react';
import { DeskFrame } from '../../ui/layout/DeskFrame.tsx';
import { DeskLayout } from './DeskLayout.tsx';

interface Props extends Omit<ComponentProps<typeof DeskFrame>, 'children'> {
  /** Makes what the screen is about, for the organiser who is here. */
  children: ComponentProps<typeof DeskLayout>['children'];
}

/** The frame of every screen of the desk but its first: the way back and the title. */
export function DeskScreen({ children, ...frame }: Props): ReactNode {
  return <DeskLayout>{(organiser) => <DeskFrame {...frame}>{children(organiser)}</DeskFrame>}</DeskLayout>;
}
