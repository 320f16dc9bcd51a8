// For tests alone.
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from './signs/ToastProvider.tsx';

/** Where something of a screen stands: in the router, with its toasts. The `wrapper` of what a test renders. */
export function SampleScreen({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <ToastProvider>{children}</ToastProvider>
    </MemoryRouter>
  );
}
