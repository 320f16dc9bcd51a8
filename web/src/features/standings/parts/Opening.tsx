import { type ReactNode, useState } from 'react';
import { useShown } from '../standings-context.ts';

/** A disclosure that works without JavaScript. In very large competitions its content is rendered when opened. */
export function Opening({
  summary,
  className,
  children,
}: {
  summary: ReactNode;
  className: string | undefined;
  children: ReactNode;
}) {
  const { isLarge } = useShown();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={className}>{summary}</summary>
      {isOpen || !isLarge ? children : null}
    </details>
  );
}
