import { limits, readTournament, type Tournament } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
import { toTimestamp } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { catalogueService } from './service.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const LOST_RACE = Object.assign(new Error('changed meanwhile'), { code: 9 });
const FORBIDDEN = Object.assign(new Error('no'), { code: 7 });

/** A catalogue in memory that refuses a write over another version than the one that was read, as Firestore does. */
function setUp() {
  let version = 0;
  let content: unknown;
  let tournaments: Tournament[] = [];
  const log: Log = { info: vi.fn(), error: vi.fn() };
  const store = {
    read: vi.fn(async () => ({ tournaments: content, version: toTimestamp(new Date(version)) })),
    write: vi.fn(async (next: unknown, read: ReturnType<typeof toTimestamp> | null) => {
      if (read?.toMillis() !== version) throw LOST_RACE;
      version += 1;
      content = next;
    }),
  };
  const started: number[] = [];
  const source = {
    published: vi.fn(async () => {
      started.push(performance.now());
      return tournaments;
    }),
  };
  return {
    log,
    store,
    source,
    started,
    service: catalogueService(store, source, () => NOW, log),
    name: () => (Array.isArray(content) ? content.map((one) => one.name) : content),
    rename(name: string) {
      tournaments = [readTournament('copa', { name, status: 'published' })];
    },
  };
}

describe('a rebuild', () => {
  it('that read the tournaments before another wrote starts again, so the newer content stays', async () => {
    const { service, source, store, name, rename } = setUp();
    rename('old');
    source.published.mockImplementationOnce(async () => {
      const old = [readTournament('copa', { name: 'old', status: 'published' })];
      rename('new');
      const { version } = await store.read();
      await store.write([{ name: 'new, by another' }], version);
      return old;
    });
    await service.rebuild();
    expect(name()).toEqual(['new']);
    expect(store.write.mock.calls.map(([written]) => written)).toHaveLength(3);
  });

  it('tries again a bounded number of times and then tells who waits', async () => {
    const { service, store } = setUp();
    store.write.mockRejectedValue(LOST_RACE);
    await expect(service.rebuild()).rejects.toBe(LOST_RACE);
    expect(store.write).toHaveBeenCalledTimes(8);
  });

  it('does not try again what can never succeed', async () => {
    const { service, store } = setUp();
    store.read.mockRejectedValue(FORBIDDEN);
    await expect(service.rebuild()).rejects.toBe(FORBIDDEN);
    expect(store.read).toHaveBeenCalledTimes(1);
  });
});

describe('rebuilding soon', () => {
  it('gathers what is asked within a second into one rebuild, and the last change is in it', async () => {
    const { service, source, name, rename, started } = setUp();
    rename('first');
    const asked = performance.now();
    service.rebuildSoon();
    await vi.waitFor(() => expect(name()).toEqual(['first']));
    for (let change = 0; change < 50; change += 1) {
      rename(`change ${change}`);
      service.rebuildSoon();
    }
    await vi.waitFor(() => expect(name()).toEqual(['change 49']), { timeout: 10_000 });
    expect(source.published).toHaveBeenCalledTimes(2);
    const [, second = 0] = started;
    // A timer may be a millisecond early; the first one may have begun as much later as this computer is slow.
    expect(second - asked).toBeGreaterThan(limits.catalogueInterval - 5);
  });

  it('logs a failure, without throwing', async () => {
    const { service, store, log } = setUp();
    store.read.mockRejectedValue(FORBIDDEN);
    service.rebuildSoon();
    await service.idle();
    expect(log.error).toHaveBeenCalledWith('catalogue not rebuilt', { err: expect.objectContaining({ code: 7 }) });
  });

  it('is idle from the start', async () => {
    await expect(setUp().service.idle()).resolves.toBeUndefined();
  });
});
