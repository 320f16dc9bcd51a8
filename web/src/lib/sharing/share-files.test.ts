import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPictures } from './share-files.ts';

const ADDRESS = '/tournament/copa/standings-post-2.jpg?v=3f';
const SECONDS = 30_000;

const picture = (cacheControl: string) => new Response('jpeg', { headers: { 'cache-control': cacheControl } });
const [now, earlier, none] = [
  () => picture('public, max-age=0'),
  () => picture('no-store'),
  () => new Response('', { status: 404 }),
];

beforeEach(() => vi.useFakeTimers());

function answering(...answers: (() => Response)[]) {
  const last = answers.at(-1) ?? none;
  const asked = vi.fn(async () => (answers.shift() ?? last)());
  vi.stubGlobal('fetch', asked);
  return asked;
}

it.each([
  ['at once', [now], 1],
  ['once the server has the shown table', [earlier, earlier, now], 3],
])('fetches a picture %s', async (_when, answers, times) => {
  const asked = answering(...answers);
  const fetched = fetchPictures([ADDRESS], new AbortController().signal);
  await vi.advanceTimersByTimeAsync(SECONDS);
  const [file] = await fetched;
  expect([file?.name, file?.type, await file?.text()]).toEqual(['standings-post-2.jpg', 'image/jpeg', 'jpeg']);
  expect(asked).toHaveBeenCalledTimes(times);
});

it('never shares an older table, and stops retrying', async () => {
  const asked = answering(earlier);
  const fetched = expect(fetchPictures([ADDRESS], new AbortController().signal)).rejects.toThrow('no picture');
  await vi.advanceTimersByTimeAsync(SECONDS);
  await fetched;
  expect(asked).toHaveBeenCalledTimes(12);
});
