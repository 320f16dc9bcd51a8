import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { community } from '../../lib/community.ts';
import { DevelopmentNotice } from './DevelopmentNotice.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dialog = () => screen.queryByRole('alertdialog', { name: 'Sitio en desarrollo' });

test('says that the site is being built until it is dismissed, once a browser', async () => {
  render(<DevelopmentNotice />);
  fireEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
  expect(dialog()).toBeNull();
  cleanup();
  render(<DevelopmentNotice />);
  expect(dialog()).toBeNull();
});

test('says nothing for a community that turned it off', async () => {
  Object.assign(community, { underDevelopment: false });
  render(<DevelopmentNotice />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(dialog()).toBeNull();
  Object.assign(community, { underDevelopment: true });
});
