import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { community } from '#lib/community.ts';
import { DevelopmentNotice } from './DevelopmentNotice.tsx';

const dialog = () => screen.queryByRole('alertdialog', { name: 'Sitio en desarrollo' });

test('shows the notice until dismissed, once per browser, only while under development', async () => {
  const { unmount } = render(<DevelopmentNotice />);
  fireEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
  expect(dialog()).toBeNull();
  unmount();
  render(<DevelopmentNotice />);
  expect(dialog()).toBeNull();
  localStorage.clear();
  Object.assign(community, { underDevelopment: false });
  render(<DevelopmentNotice />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(dialog()).toBeNull();
  Object.assign(community, { underDevelopment: true });
});
