// For tests alone.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { keepQueries } from '../lib/query/kept-data.ts';
import { createQueryClient } from '../lib/query/query-client.ts';
import { ToastProvider } from './icons/ToastProvider.tsx';

/** Wraps a test's component in what the whole site has: queries and toasts. */
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

/** The same with a router. */
export function SampleScreen({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <SampleProviders>{children}</SampleProviders>
    </MemoryRouter>
  );
}
