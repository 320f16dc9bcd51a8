import type { ReactNode } from 'react';

/** One thing that is known of somebody, in a list of such; with what it is kept for, where that is said. */
export function Fact({ term, why, children }: { term: string; why?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {why === undefined ? null : <dd className="muted">{why}</dd>}
    </div>
  );
}
