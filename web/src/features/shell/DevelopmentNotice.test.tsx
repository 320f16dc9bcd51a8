import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { community } from '../../lib/community.ts';
import { DevelopmentNotice } from './DevelopmentNotice.tsx';

const dialog = () => screen.queryByRole('alertdialog', { name: 'Sitio en desarrollo' });

test('says that the site is being built until it is dismissed, once a browser, and only of a community that is', async () => {
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
