import type { ListedAccessRequest } from '@arena/domain';
import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/calls/mock-api.ts';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
import { RequestList } from './RequestList.tsx';

const asking = (displayName: string, state: 'proven' | 'unproven'): ListedAccessRequest => ({
  ...sampleAccessRequest({ uid: displayName, displayName }),
  proof: { state, since: null },
});
const pageOf = (items: ListedAccessRequest[], nextCursor: string | null) =>
  Response.json({ success: true, data: { items, nextCursor } });

beforeEach(() => signIn(['manage_admins']));
afterEach(signOut);
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('lists verified requests first; a refresh and a new account read only the first page', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'https://example.com').searchParams;
    if (query.get('status') === null) return pageOf([], null);
    asked.push(query.get('cursor'));
    return query.get('cursor') === 'older'
      ? pageOf([asking('Ana', 'proven')], null)
      : pageOf([asking('Uno', 'unproven'), asking('Bea', 'proven'), asking('Dos', 'unproven')], 'older');
  });
  const { unmount } = render(<RequestList />, { wrapper: SampleProviders });
  await screen.findByText('Bea');
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await screen.findByText('Ana');
  expect(names()).toEqual(['Bea', 'Ana', 'Uno', 'Dos']);
  asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(asked).toEqual([null]));
  expect(names()).toEqual(['Bea', 'Ana', 'Uno', 'Dos']);
  unmount();
  signIn(['manage_admins'], 'other');
  asked.length = 0;
  render(<RequestList />, { wrapper: SampleProviders });
  await screen.findByText('Bea');
  expect(asked).toEqual([null]);
  expect(screen.queryByText('Ana')).toBeNull();
});
