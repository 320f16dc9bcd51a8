import type { ListedAdmin } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { Team } from './Team.tsx';

const organiser = { uid: 'admin', permissions: ['manage_admins'], isOwner: false };
const berta: ListedAdmin = {
  uid: 'berta',
  email: 'berta@example.com',
  displayName: 'Berta',
  role: 'admin',
  isOwner: false,
  isActive: true,
  lastSignInTime: null,
  grantedAt: null,
  grantedBy: null,
  shownAs: null,
};

beforeEach(() => signIn(['manage_admins']));
afterEach(signOutOrganiser);

test.each([
  ['a colleague', 'berta', /^Berta \(berta@example\.com\) sale del panel/, 'Berta ya no entra al panel.'],
  ['oneself', 'admin', /^Es tu propia cuenta/, 'Te quitaste el acceso.'],
])('revokes the access of %s by account after an explanation', async (_, uid, told, done) => {
  const revoked = vi.fn();
  answer('GET /auth/admin/users', () => ({ items: [{ ...berta, uid }], nextCursor: null }));
  answer('POST /auth/admin/revoke-account', ({ body }) => {
    revoked(body);
    return { revoked: true };
  });
  render(<Team organiser={organiser} />, { wrapper: SampleProviders });
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Berta' }));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar acceso' }));
  await screen.findByText(told);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar acceso' }));
  await screen.findByText(done);
  expect(revoked).toHaveBeenCalledExactlyOnceWith({ uid });
});

test.each([
  ['an admin', { role: 'admin' }, {}, ['Cambiar rol', 'Quitar acceso']],
  ['a moderator', { role: 'moderator' }, {}, ['Cambiar rol', 'Quitar acceso']],
  ['oneself', { role: 'admin' }, { uid: 'berta' }, ['Quitar acceso']],
  ['the owner', { role: 'owner', isOwner: true }, { isOwner: true }, []],
] as const)('offers the actions on %s', async (_, change, about, actions) => {
  const admin = { ...berta, ...change };
  answer('GET /auth/admin/users', () => ({ items: [admin], nextCursor: null }));
  render(<Team organiser={{ ...organiser, ...about }} />, { wrapper: SampleProviders });
  await screen.findByRole('heading', { name: /^Berta/ });
  const menu = screen.queryByRole('button', { name: 'Acciones de Berta' });
  if (menu !== null) fireEvent.click(menu);
  const offered = ['Cambiar rol', 'Quitar acceso'].filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(offered).toEqual(actions);
});
