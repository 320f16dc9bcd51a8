import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyAfterPaint } from './after-paint.ts';

beforeEach(() => void vi.useFakeTimers());

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** A page with a part below it, which comes once the site can be reached. */
async function openUnreachable() {
  const site = { isReached: false, asked: 0 };
  const Part = lazyAfterPaint(async () => {
    site.asked += 1;
    if (!site.isReached) throw new TypeError('Failed to fetch');
    return { default: () => <p>Compartir</p> };
  });
  render(
    <>
      <h1>Copa</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await wait(500);
  expect(screen.getByRole('heading', { name: 'Copa' })).toBeTruthy();
  expect(screen.queryByText('Compartir')).toBeNull();
  return site;
}

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['some time has passed', () => vi.advanceTimersByTimeAsync(2_000)],
])('a part that fails to load leaves the screen unchanged, and appears once %s', async (_, happen) => {
  const site = await openUnreachable();
  site.isReached = true;
  await act(async () => void (await happen()));
  await wait(1);
  expect(screen.getByText('Compartir')).toBeTruthy();
});

test('a part that fails to load is retried at growing intervals', async () => {
  const site = await openUnreachable();
  // At once, and 2, 6, 14, 30 and 62 s later; from then on each minute.
  await wait(62_000);
  expect(site.asked).toBe(6);
  await wait(120_000);
  expect(site.asked).toBe(8);
});
