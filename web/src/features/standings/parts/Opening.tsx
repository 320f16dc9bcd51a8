import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { useShown } from '../standings-context.ts';

interface Props {
  summary: ReactNode;
  className: string | undefined;
  /** Opens it if the address names this anchor. */
  anchor?: string;
  children: ReactNode;
}

/** A disclosure that works without JavaScript. In very large competitions its content is rendered when opened. */
export function Opening({ summary, className, anchor, children }: Props) {
  const { isLarge } = useShown();
  const { hash } = useLocation();
  // The server doesn't know the anchor.
  const isReady = useAfterPaint();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isReady && anchor !== undefined && hash === `#${anchor}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={className}>{summary}</summary>
      {isOpen || !isLarge ? children : null}
    </details>
  );
}
