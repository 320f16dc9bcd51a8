import { type ReactNode, Suspense } from 'react';
import { useAfterPaint } from '../lib/after-paint.ts';
import { Contained } from './Contained.tsx';

/**
 * What a screen can do without at first sight. It comes once the page has painted and the browser has time; until
 * then, and where it can't be loaded, `meanwhile` stands in its place.
 */
export function Later({ meanwhile = null, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  const isTime = useAfterPaint();
  if (!isTime) return meanwhile;
  return (
    <Contained instead={meanwhile}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </Contained>
  );
}
