// @vitest-environment jsdom
import { MINUTE, readPublicTournaments } from '@arena/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'tournaments';

function documentOf(...names: string[]): Response {
  const maps = names.map((name) => ({
    mapValue: {
      fields: { id: { stringValue: name }, name: { stringValue: name }, status: { stringValue: 'published' } },
    },
  }));
  return new Response(JSON.stringify({ fields: { tournaments: { arrayValue: { values: maps } } } }));
}

const read = vi.fn<typeof fetch>();

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The module as a fresh page has it. */
async function freshList() {
  vi.resetModules();
  const list = await import('./tournament-list.ts');
  const names = () => list.currentList().tournaments?.map(({ name }) => name) ?? null;
  return { ...list, names };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const undo: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  hide(false);
  read.mockReset().mockImplementation(async () => documentOf('copa'));
  vi.stubGlobal('fetch', read);
});
afterEach(() => {
  for (const step of undo.splice(0)) step();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the first visit', () => {
  test('has nothing, then the list, which it keeps', async () => {
    const list = await freshList();
    expect(list.currentList()).toEqual({ state: 'loading', tournaments: null, readAt: null });
    await list.refreshTournaments();
    expect(list.currentList()).toMatchObject({ state: 'ready', readAt: Date.now() });
    expect(list.names()).toEqual(['copa']);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
      readAt: '2026-11-20T12:00:00.000Z',
      tournaments: [{ id: 'copa' }],
    });
  });

  test('a catalogue that nobody has made yet is an empty list', async () => {
    read.mockImplementation(async () => new Response('{}', { status: 404 }));
    const list = await freshList();
    await list.refreshTournaments();
    expect(list.currentList()).toMatchObject({ state: 'ready', tournaments: [] });
  });

  test('a failure is said and logged, and leaves nothing to show', async () => {
    read.mockRejectedValue(new TypeError('Failed to fetch'));
    const list = await freshList();
    await list.refreshTournaments();
    expect(list.currentList()).toEqual({ state: 'failed', tournaments: null, readAt: null });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe('a later visit', () => {
  beforeEach(async () => {
    const list = await freshList();
    await list.refreshTournaments();
    vi.setSystemTime(Date.now() + 90 * MINUTE);
  });

  /** The list of a page that has begun to read and has no answer yet. */
  async function unansweredList() {
    read.mockReturnValue(new Promise<never>(() => undefined));
    const list = await freshList();
    void list.refreshTournaments();
    await list.loadReader();
    await pass(0);
    return list;
  }

  test('has the last good list before the network answers, with its age', async () => {
    const list = await unansweredList();
    expect(list.names()).toEqual(['copa']);
    expect(list.currentList()).toMatchObject({ state: 'loading', readAt: Date.now() - 90 * MINUTE });
  });

  test('keeps it when it is offline', async () => {
    read.mockRejectedValue(new TypeError('Failed to fetch'));
    const list = await freshList();
    await list.refreshTournaments();
    expect(list.names()).toEqual(['copa']);
    expect(list.currentList()).toMatchObject({ state: 'failed', readAt: Date.now() - 90 * MINUTE });
  });

  test.each(['{', 'null', '{"readAt":7,"tournaments":[]}', '{"tournaments":[{"id":"x","status":"published"}]}'])(
    'ignores a damaged list: %s',
    async (kept) => {
      localStorage.setItem(KEY, kept);
      expect((await unansweredList()).names()).toBeNull();
    },
  );

  test('shows nothing unpublished, whatever storage holds', async () => {
    const readAt = new Date().toISOString();
    localStorage.setItem(KEY, JSON.stringify({ readAt, tournaments: [{ id: 'draft', status: 'draft' }, 7, null] }));
    expect((await unansweredList()).names()).toEqual([]);
  });
});

describe('keeping fresh', () => {
  async function watched() {
    const list = await freshList();
    undo.push(list.subscribeToTournaments(() => undefined));
    await pass(0);
    return list;
  }

  test('reads on opening and every 30 seconds', async () => {
    const list = await watched();
    expect(read).toHaveBeenCalledTimes(1);
    read.mockImplementation(async () => documentOf('copa', 'liga'));
    await pass(29_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
    expect(list.names()).toEqual(['copa', 'liga']);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('goes on after a failure, and recovers', async () => {
    const list = await watched();
    read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pass(30_000);
    expect(list.currentList().state).toBe('failed');
    await pass(30_000);
    expect(list.currentList().state).toBe('ready');
  });

  test('rests while the tab is hidden and reads at once when it is back', async () => {
    await watched();
    hide(true);
    await pass(10 * MINUTE);
    expect(read).toHaveBeenCalledTimes(1);
    hide(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(30_000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('reads at once when the network is back', async () => {
    await watched();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('stops when nobody shows the list any more', async () => {
    await watched();
    undo.pop()?.();
    await pass(10 * MINUTE);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one screen after another costs no reading of its own', async () => {
    const list = await watched();
    undo.pop()?.();
    await pass(5_000);
    undo.push(list.subscribeToTournaments(() => undefined));
    await pass(24_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('two who ask at once share one reading', async () => {
    const list = await freshList();
    await Promise.all([list.refreshTournaments(), list.refreshTournaments()]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('where the code that reads it doesn’t come', () => {
  const isAskedWhetherTheSiteAnswers = () => read.mock.calls.some(([address]) => address === '/robots.txt');

  afterEach(() => vi.doUnmock('./read-catalogue.ts'));

  test.each([
    ['it is let be in the background', 'refreshTournaments', false],
    ['it is wanted by who asks for it', 'retryTournaments', true],
  ] as const)('%s', async (_what, ask, isWanted) => {
    vi.doMock('./read-catalogue.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const list = await freshList();
    await list[ask]();
    expect(list.currentList().state).toBe('failed');
    expect(isAskedWhetherTheSiteAnswers()).toBe(isWanted);
  });
});

describe('a page that brings its list', () => {
  const at = (text: string) => ({
    state: 'ready' as const,
    tournaments: readPublicTournaments([{ id: 'copa', name: 'copa', status: 'published' }]),
    readAt: Date.parse(text),
  });
  const keptAt = (readAt: string) => localStorage.setItem(KEY, JSON.stringify({ readAt, tournaments: [] }));

  test.each([
    { about: 'nothing was kept', kept: null, left: '2026-11-20T11:59:00.000Z' },
    { about: 'what was kept is older', kept: '2026-11-20T11:58:00.000Z', left: '2026-11-20T11:59:00.000Z' },
    { about: 'what was kept is newer', kept: '2026-11-20T11:59:30.000Z', left: '2026-11-20T11:59:30.000Z' },
    { about: 'a clock running ahead kept it', kept: '2026-11-21T12:00:00.000Z', left: '2026-11-20T11:59:00.000Z' },
  ])('is shown, and the newest is kept where $about', async ({ kept, left }) => {
    if (kept !== null) keptAt(kept);
    const list = await freshList();
    list.adoptTournaments(at('2026-11-20T11:59:00Z'));
    expect(list.names()).toEqual(['copa']);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ readAt: left });
  });
});
