import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InstallInvitation } from './Footer.tsx';

/** A visit in a tab of its own, in a browser that can install the site. */
function visit() {
  cleanup();
  sessionStorage.clear();
  render(<InstallInvitation />);
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const invitation = () => screen.queryByRole('region', { name: 'Instalar Arena Libre' });

test('invites at the second visit, and always suppresses the browser’s own prompt', () => {
  expect(visit().event.defaultPrevented).toBe(true);
  expect(invitation()).toBeNull();
  expect(visit().event.defaultPrevented).toBe(true);
  expect(invitation()).not.toBeNull();
});

test('never asks again after a refusal', () => {
  visit();
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'No, gracias' }));
  expect(invitation()).toBeNull();
  visit();
  visit();
  expect(invitation()).toBeNull();
});

test('installs through the browser’s own prompt, once', async () => {
  visit();
  const { prompt } = visit();
  fireEvent.click(screen.getByRole('button', { name: 'Instalar' }));
  await act(async () => undefined);
  expect(prompt).toHaveBeenCalledOnce();
  expect(invitation()).toBeNull();
  visit();
  expect(invitation()).toBeNull();
});
