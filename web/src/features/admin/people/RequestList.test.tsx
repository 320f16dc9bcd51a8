import type { ListedAccessRequest } from '@arena/domain';
import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { RequestList } from './RequestList.tsx';

const asking = (displayName: string, state: 'proven' | 'unproven'): ListedAccessRequest => ({
  ...sampleAccessRequest({ uid: displayName, displayName }),
  proof: { state, since: null },
});

beforeEach(() => signIn(['manage_admins']));
afterEach(signOutOrganiser);
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('lists verified requests first; a refresh and a new account read only the first page', async () => {
  const asked: (string | undefined)[] = [];
  answer('GET /access-requests', ({ query: { status, cursor } }) => {
    if (status === undefined) return { items: [], nextCursor: null };
    asked.push(cursor);
    if (cursor === 'older') return { items: [asking('Ana', 'proven')], nextCursor: null };
    const items = [asking('Uno', 'unproven'), asking('Bea', 'proven'), asking('Dos', 'unproven')];
    return { items, nextCursor: 'older' };
  });
  const { unmount } = render(<RequestList />, { wrapper: SampleProviders });
  await screen.findByText('Bea');
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await screen.findByText('Ana');
  expect(names()).toEqual(['Bea', 'Ana', 'Uno', 'Dos']);
  asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(asked).toEqual([undefined]));
  expect(names()).toEqual(['Bea', 'Ana', 'Uno', 'Dos']);
  unmount();
  signIn(['manage_admins'], 'other');
  asked.length = 0;
  render(<RequestList />, { wrapper: SampleProviders });
  await screen.findByText('Bea');
  expect(asked).toEqual([undefined]);
  expect(screen.queryByText('Ana')).toBeNull();
});
