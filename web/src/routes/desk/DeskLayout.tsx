import type { ComponentProps, ReactNode } from 'react';
import { UnsentResults } from '../../features/desk-results/keeping/UnsentResults.tsx';
import { AdminOnly } from '../../features/session/AdminOnly.tsx';
import { DeskPlace } from '../../features/shell/DeskPlace.tsx';
import { FooterContext } from '../../features/shell/footer-context.ts';
import { PublicLayout } from '../../features/shell/PublicLayout.tsx';

/** What all of the desk has: the site's bar, for organisers alone, the ways to its parts, and no public footer. */
export function DeskLayout({ children }: ComponentProps<typeof AdminOnly>): ReactNode {
  return (
    <FooterContext value={null}>
      <PublicLayout help={false}>
        <AdminOnly>
          {(organiser) => (
            <DeskPlace>
              <UnsentResults organiser={organiser} />
              {children(organiser)}
            </DeskPlace>
          )}
        </AdminOnly>
      </PublicLayout>
    </FooterContext>
  );
}
