import type { ListedAdmin } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
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

const row = { isSelf: false, isByOwner: false, onRevoke: () => undefined, onChangeRole: () => undefined };

beforeEach(() => signIn(['manage_admins']));
afterEach(signOut);

test.each<[string, Partial<ListedAdmin>, string, RegExp, string]>([
  [
    'a colleague',
    {},
    'berta@example.com',
    /^Berta \(berta@example\.com\) sale del panel/,
    'Berta ya no entra al panel.',
  ],
  ['oneself', { uid: 'admin' }, 'berta@example.com', /^Es tu propia cuenta/, 'Te quitaste el acceso.'],
])('revokes the access of %s by account after an explanation', async (_, change, shown, told, done) => {
  const admin = { ...berta, ...change };
  const asked = answerInTurn(ok({}));
  render(
    <SampleProviders>
      <AdminRow {...row} admin={admin} admins={[admin]} />
      <RevokeDialog admin={admin} organiser={organiser} onClose={() => undefined} />
    </SampleProviders>,
  );
  screen.getByText(shown);
  screen.getByText(told);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar acceso' }));
  await screen.findByText(done);
  expect(asked[0]).toEqual({ call: 'POST /api/auth/admin/revoke-account', body: { uid: admin.uid } });
});

test.each([
  ['an admin', { role: 'admin' }, { isByOwner: false, isSelf: false }, []],
  ['an admin, to the owner', { role: 'admin' }, { isByOwner: true, isSelf: false }, ['Cambiar rol', 'Quitar acceso']],
  ['a moderator', { role: 'moderator' }, { isByOwner: false, isSelf: false }, ['Cambiar rol', 'Quitar acceso']],
  ['oneself', { role: 'admin' }, { isByOwner: false, isSelf: true }, ['Quitar acceso']],
  ['the owner', { role: 'owner', isOwner: true }, { isByOwner: true, isSelf: false }, []],
] as const)('offers what can be done with %s', (_, change, about, actions) => {
  const admin = { ...berta, ...change };
  render(
    <SampleProviders>
      <AdminRow {...row} {...about} admin={admin} admins={[admin]} />
    </SampleProviders>,
  );
  const menu = screen.queryByRole('button', { name: 'Acciones de Berta' });
  if (menu !== null) fireEvent.click(menu);
  const offered = ['Cambiar rol', 'Quitar acceso'].filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(offered).toEqual(actions);
});
