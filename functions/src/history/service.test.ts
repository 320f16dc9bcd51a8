import { limits } from '@arena/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { historyService } from './service.ts';
import type { HistoryStore, Past } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A history that is behind; `read` says what there is to make it of. */
function behind(read: () => Promise<Past>) {
  const written: string[] = [];
  const lines: string[] = [];
  const store: HistoryStore = {
    stale: async () => null,
    noteFresh: async () => undefined,
    async read() {
      const facts = await read();
      return {
        facts,
        async commit(documents) {
          written.push(Object.keys(documents).join(' '));
        },
      };
    },
  };
  const note = (event: string, fields?: object) => lines.push(`${event} ${JSON.stringify(fields)}`);
  return { service: historyService(store, { info: note, error: note }), written, lines };
}

it('is made anew by one reading, which may take longer than a call', async () => {
  const reads: number[] = [];
  const { service, written } = behind(async () => {
    reads.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 3 * limits.attemptDeadline));
    return { remembered: [], unreadable: [] };
  });
  const rebuilding = service.rebuild();
  await vi.runAllTimersAsync();
  await rebuilding;
  expect([reads.length, written]).toEqual([1, ['all nicknames']]);
});

it('says of which competition it can’t be read what it came to, and makes it of the others', async () => {
  const { service, written, lines } = behind(async () => ({ remembered: [], unreadable: ['copa'] }));
  await service.rebuild();
  expect([written, lines]).toEqual([['all nicknames'], ['digest not read {"tournament":"copa"}']]);
});
