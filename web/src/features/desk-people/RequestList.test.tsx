import type { ListedAccessRequest } from '@arena/domain';
import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../lib/calls/sample-server.ts';
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

test('many requests that were made up hide nobody whose address is proven', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'https://example.com').searchParams;
    if (query.get('status') === null) return pageOf([], null);
    return query.get('cursor') === 'older'
      ? pageOf([asking('Ana', 'proven')], null)
      : pageOf([asking('Uno', 'unproven'), asking('Bea', 'proven'), asking('Dos', 'unproven')], 'older');
  });
  render(<RequestList organiser={{ uid: 'admin', permissions: ['manage_admins'], isOwner: true }} />);
  await screen.findByText('Bea');
  expect(names()).toEqual(['Bea', 'Uno', 'Dos']);
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await screen.findByText('Ana');
  expect(names()).toEqual(['Bea', 'Ana', 'Uno', 'Dos']);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});
