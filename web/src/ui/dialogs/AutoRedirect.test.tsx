import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AutoRedirect } from './AutoRedirect.tsx';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open(): void {
  vi.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/form']}>
      <Routes>
        <Route path="/" element="Inicio" />
        <Route path="/form" element={<AutoRedirect to="/" delay={3_000} place="al inicio" />} />
      </Routes>
    </MemoryRouter>,
  );
}

test('announces that it goes home and goes after three seconds', async () => {
  open();
  expect(screen.getByRole('status').textContent).toContain('Te llevamos al inicio');
  for (let second = 0; second < 3; second += 1) await pass(1_000);
  await pass(0);
  expect(screen.queryByText('Inicio')).not.toBeNull();
});

test.each([
  ['a key', () => fireEvent.keyDown(window, { key: 'a' })],
  ['a touch', () => fireEvent.pointerDown(window)],
  ['a scroll by finger', () => fireEvent.touchMove(window)],
  ['a scroll by wheel', () => fireEvent.wheel(window)],
])('%s stops the way home', async (_what, act) => {
  open();
  act();
  for (let second = 0; second < 5; second += 1) await pass(1_000);
  expect(screen.getByRole('status').textContent).toBe('Quédate el tiempo que quieras.');
});

test('the repetition of the key that sent the form stops nothing', async () => {
  open();
  fireEvent.keyDown(window, { key: 'Enter', repeat: true });
  await pass(1_000);
  expect(screen.getByRole('status').textContent).toContain('Te llevamos');
});
