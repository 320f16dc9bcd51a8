import { type ReactNode, Suspense } from 'react';
import { useAfterPaint } from './after-paint.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Renders its children after the paint, in the browser only. */
export function AfterPaint({ children }: { children: ReactNode }) {
  if (!useAfterPaint()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
