import type { ComponentProps, ReactNode } from 'react';
import { UnsentResults } from '../features/desk-results/UnsentResults.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { DeskFrame } from '../ui/DeskFrame.tsx';

interface Props extends Omit<ComponentProps<typeof DeskFrame>, 'children'> {
  /** Makes what the screen is about, for the organiser who is here. */
  children: ComponentProps<typeof AdminOnly>['children'];
}

/** The frame of every screen of the desk: the site's bar, for organisers alone, the way back and the title. */
export function DeskScreen({ children, ...frame }: Props): ReactNode {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(organiser) => (
          <>
            <UnsentResults organiser={organiser} />
            <DeskFrame {...frame}>{children(organiser)}</DeskFrame>
          </>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
