import type { ReactNode } from 'react';
import { useAfterPaint } from '../../lib/page/after-paint.ts';
import { Held } from './Held.tsx';

/**
 * What a screen can do without at first sight. It comes once the page has painted and the browser has time; until
 * then, and where it can't be loaded, nothing stands in its place.
 */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Held isTime={useAfterPaint()} meanwhile={null}>
      {children}
    </Held>
  );
}
