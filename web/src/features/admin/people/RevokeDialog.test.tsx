import type { ListedAdmin } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { AdminRow } from './AdminRow.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

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
  const admin = { ...berta, uid };
  const asked = answerInTurn(ok({}));
  render(<RevokeDialog admin={admin} organiser={organiser} onClose={() => undefined} />, { wrapper: SampleProviders });
  screen.getByText(told);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar acceso' }));
  await screen.findByText(done);
  expect(asked[0]).toEqual({ call: 'POST /api/auth/admin/revoke-account', body: { uid: admin.uid } });
});

test.each([
  ['an admin', { role: 'admin' }, {}, ['Cambiar rol', 'Quitar acceso']],
  ['a moderator', { role: 'moderator' }, {}, ['Cambiar rol', 'Quitar acceso']],
  ['oneself', { role: 'admin' }, { isSelf: true }, ['Quitar acceso']],
  ['the owner', { role: 'owner', isOwner: true }, { isByOwner: true }, []],
] as const)('offers the actions on %s', (_, change, about, actions) => {
  const admin = { ...berta, ...change };
  const row = { isSelf: false, isByOwner: false, onRevoke: () => undefined, onChangeRole: () => undefined, ...about };
  render(<AdminRow {...row} admin={admin} admins={[admin]} />, { wrapper: SampleProviders });
  const menu = screen.queryByRole('button', { name: 'Acciones de Berta' });
  if (menu !== null) fireEvent.click(menu);
  const offered = ['Cambiar rol', 'Quitar acceso'].filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(offered).toEqual(actions);
});
