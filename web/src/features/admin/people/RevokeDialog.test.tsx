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
  isOwner: false,
  isActive: true,
  lastSignInTime: null,
  grantedAt: null,
  grantedBy: null,
  shownAs: null,
};

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
])('revokes the access of %s by account after an explanation', async (_, change, row, told, done) => {
  const admin = { ...berta, ...change };
  const asked = answerInTurn(ok({}));
  render(
    <SampleProviders>
      <AdminRow admin={admin} admins={[admin]} isSelf={false} mayTakeOff={false} onRevoke={() => undefined} />
      <RevokeDialog admin={admin} organiser={organiser} onClose={() => undefined} />
    </SampleProviders>,
  );
  screen.getByText(row);
  screen.getByText(told);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar acceso' }));
  await screen.findByText(done);
  expect(asked[0]).toEqual({ call: 'POST /api/auth/admin/revoke-account', body: { uid: admin.uid } });
});
