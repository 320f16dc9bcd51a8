import { limits, MINUTE, type StandingsFile } from '@arena/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Contact, follow, type Reading, standingsReader } from './follow.ts';
import { standingsToTest } from './sample.ts';

const live = standingsToTest();
const over = standingsToTest([], { state: 'finished' });

let stop: () => void = () => undefined;
let isHidden = false;

function following(file: StandingsFile | null, every: number | null = null) {
  const read = vi.fn<() => Promise<Reading>>(async () => 'same');
  const [files, contacts]: [(StandingsFile | null)[], Contact[]] = [[], []];
  const start = file && { file, readAt: Date.now() };
  const follower = follow(
    { read, start, every },
    { onFile: (one) => files.push(one), onContact: (contact) => contacts.push(contact) },
  );
  stop = follower.stop;
  return { read, files, contacts };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

function turn(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T01:00:00.000Z') });
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an open table', () => {
  test.each([
    {
      name: 'is asked for at once, then every few seconds while it is played',
      file: live,
      tries: 1 + MINUTE / limits.standingsPolling,
    },
    { name: 'is asked for seldom once it is final', file: over, tries: MINUTE / limits.publicPolling },
    { name: 'that isn’t there yet is asked for at once', file: null, tries: 1 + MINUTE / limits.standingsPolling },
  ])('$name', async ({ file, tries }) => {
    const { read } = following(file);
    await pass(MINUTE);
    expect(read).toHaveBeenCalledTimes(tries);
  });

  test('is asked for as often as its address says, whatever is played', async () => {
    for (const file of [live, over]) {
      const { read } = following(file, 10_000);
      await pass(MINUTE);
      expect(Math.abs(read.mock.calls.length - 6)).toBeLessThanOrEqual(1);
      stop();
    }
  });

  test('rests while nobody sees it, and asks at once when somebody does', async () => {
    const { read } = following(live);
    await pass(0);
    turn(true);
    await pass(10 * MINUTE);
    expect(read).toHaveBeenCalledTimes(1);
    turn(false);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is another one when the answer is, and gone where there is none', async () => {
    const { read, files } = following(live);
    read.mockResolvedValueOnce({ file: over }).mockResolvedValueOnce({ file: null });
    await pass(0);
    expect(files).toEqual([over]);
    await pass(limits.publicPolling);
    expect(files).toEqual([over, null]);
    await pass(MINUTE);
    expect(read).toHaveBeenCalledTimes(2 + MINUTE / limits.publicPolling);
  });

  test('asks nothing more once it is left, and hears no late answer', async () => {
    const { read, files } = following(live);
    read.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve({ file: over }), 1_000)));
    await pass(0);
    stop();
    await pass(MINUTE);
    expect([read.mock.calls.length, files]).toEqual([1, []]);
  });
});

describe('a lost network', () => {
  test('is said at the second try, asked for ever less often, and forgotten with the first answer', async () => {
    const { read, contacts } = following(live);
    read.mockRejectedValue(new Error('lost'));
    await pass(0);
    expect(contacts.at(-1)?.isLost).toBe(false);
    await pass(limits.standingsPolling);
    expect(contacts.at(-1)?.isLost).toBe(true);
    await pass(10 * MINUTE);
    expect(read.mock.calls.length).toBeLessThan(2 + (10 * MINUTE) / limits.publicPolling + 4);
    read.mockResolvedValue('same');
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(contacts.at(-1)).toEqual({ readAt: Date.now(), isLost: false });
  });

  test('of an hour takes nothing away, and is over by itself when there is an answer again', async () => {
    const { read, files, contacts } = following(live);
    read.mockRejectedValue(new Error('lost'));
    await pass(60 * MINUTE);
    expect(files).toEqual([]);
    const asked = read.mock.calls.length;
    read.mockResolvedValue({ file: over });
    // No program for streams tells its page that the network is back.
    await pass(limits.publicPolling);
    expect(read.mock.calls.length).toBe(asked + 1);
    expect([files, contacts.at(-1)?.isLost]).toEqual([[over], false]);
  });

  test('is said at once where the browser knows, or where there is nothing to show yet', async () => {
    const { contacts } = following(live);
    await pass(0);
    window.dispatchEvent(new Event('offline'));
    expect(contacts.at(-1)?.isLost).toBe(true);
    stop();
    const empty = following(null);
    empty.read.mockRejectedValue(new Error('lost'));
    await pass(0);
    expect(empty.contacts.at(-1)).toEqual({ readAt: null, isLost: true });
  });
});

describe('a reading', () => {
  function answering(...replies: Response[]) {
    const fetched = vi.fn(async () => replies.shift() ?? Response.error());
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }
  const reply = (etag: string) => Response.json(live, { headers: { etag } });

  test('tells the same table by its version, without reading it', async () => {
    const fetched = answering(reply('"1"'), reply('"1"'), reply('"2"'));
    const read = standingsReader('copa');
    expect([await read(), await read(), await read()]).toEqual([{ file: live }, 'same', { file: live }]);
    expect(fetched).toHaveBeenCalledWith(
      '/tournament/copa/standings.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  test('that is from before what is shown is none, until every server must have the new one', async () => {
    const at = (updatedAt: string) => ({ ...live, results: live.results && { ...live.results, updatedAt } });
    const [older, newer] = [at('2026-03-01T00:00:00.000Z'), at('2026-03-01T00:00:09.000Z')];
    const say = (file: StandingsFile, etag: string) => Response.json(file, { headers: { etag } });
    answering(say(older, '"1"'), say(newer, '"2"'), say(older, '"1"'));
    const read = standingsReader('copa');
    const shown = { file: newer, since: Date.now() };
    expect([await read(shown), await read(null)]).toEqual(['same', { file: newer }]);
    vi.setSystemTime(Date.now() + 2 * limits.pagesKept + 1);
    expect(await read(shown)).toEqual({ file: older });
  });

  test('finds nothing where there is no such tournament, and fails where the server does', async () => {
    answering(new Response('', { status: 404 }), new Response('', { status: 503 }));
    const read = standingsReader('copa');
    expect(await read()).toEqual({ file: null });
    await expect(read()).rejects.toThrow('503');
  });
});
