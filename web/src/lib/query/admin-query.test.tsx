import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideCredentials } from '../calls/authorized-call.ts';
import { type AdminQuery, adminQuery } from './admin-query.ts';
import { createQueryClient } from './query-client.ts';
import { refetch } from './refetch.ts';

const EVERY = 10_000;

const account = (uid: string) => ({ uid, permissions: [], token: async () => 'token', refused: async () => undefined });

let visibility: DocumentVisibilityState;
let client: QueryClient;

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const show = <T,>(query: AdminQuery<T>) =>
  renderHook(
    () => {
      const { data, isFetching, refetch: read } = useQuery(query);
      return { data, isFetching, read };
    },
    { wrapper },
  );
const kept = () => client.getQueryData(['the count']);

async function turn(to: DocumentVisibilityState): Promise<void> {
  visibility = to;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  visibility = 'visible';
  provideCredentials(account('ana'));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  provideCredentials(null);
});

test('reads when shown and at intervals, in the foreground only', async () => {
  const read = vi.fn(async () => 'read');
  show(adminQuery(['the count'], read, EVERY));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(EVERY);
  await turn('hidden');
  await pass(10 * EVERY);
  expect(read).toHaveBeenCalledTimes(2);
  await turn('visible');
  expect(read).toHaveBeenCalledTimes(3);
});

test('a new account clears the cache and drops late replies; a new token does not', async () => {
  let arrive: (value: string) => void = () => undefined;
  const query = adminQuery(['the count'], () => new Promise<string>((resolve) => (arrive = resolve)), EVERY);
  const { unmount } = show(query);
  await act(async () => arrive('read'));
  provideCredentials(account('ana'));
  expect(kept()).toBe('read');
  await pass(EVERY);
  unmount();
  provideCredentials(account('eva'));
  expect(kept()).toBeUndefined();
  await act(async () => arrive('of the one before'));
  expect(kept()).toBeUndefined();
});

test('a refetch drops an earlier read, and repeated requests are merged', async () => {
  const answers: ((value: string) => void)[] = [];
  const read = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const query = adminQuery(['the count'], read, EVERY);
  const { result } = show(query);
  await pass(0);
  void result.current.read({ cancelRefetch: false });
  expect(read).toHaveBeenCalledTimes(1);
  const again = refetch(client, [query]);
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
  await act(async () => {
    answers[0]?.('before');
    answers[1]?.('after');
    await again;
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current).toMatchObject({ data: 'after', isFetching: false });
});
