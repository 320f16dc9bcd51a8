import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyAfterPaint } from './after-paint.ts';

test('a part that can’t be loaded leaves the screen as it is, and comes once the network is back', async () => {
  let isOnline = false;
  const tried = Promise.withResolvers<void>();
  const Part = lazyAfterPaint(async () => {
    tried.resolve();
    if (!isOnline) throw new TypeError('Failed to fetch');
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
  await act(() => tried.promise);
  expect(screen.getByRole('heading', { name: 'Copa' })).toBeTruthy();
  expect(screen.queryByText('Compartir')).toBeNull();

  isOnline = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Compartir')).toBeTruthy();
});
