// For tests only.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { keepQueries } from '#lib/query/kept-data.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { ToastProvider } from './icons/ToastProvider.tsx';

/** Provides queries and toasts to a test's component. */
export function SampleProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    const created = createQueryClient();
    keepQueries(created);
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
}

/** Provides a router as well. */
export function SampleScreen({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <SampleProviders>{children}</SampleProviders>
    </MemoryRouter>
  );
}
