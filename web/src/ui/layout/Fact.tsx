import type { ReactNode } from 'react';

/** A term and its value in a list, with the purpose of storing it if given. */
export function Fact({ term, why, children }: { term: string; why?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {why === undefined ? null : <dd className="muted">{why}</dd>}
    </div>
  );
}
