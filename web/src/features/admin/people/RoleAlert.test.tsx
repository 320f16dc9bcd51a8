import type { ListedAuditRecord } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { RoleAlert } from './RoleAlert.tsx';

const granted: ListedAuditRecord = {
  id: 'one',
  actor: 'colega',
  action: 'admin.grant',
  target: 'nueva',
  at: '2026-11-20T15:00:00.000Z',
  before: null,
  after: { role: 'moderator' },
  linkMadeBy: null,
  subject: null,
  part: null,
};

function recorded(records: readonly ListedAuditRecord[]) {
  answer('GET /audit/roles', () => ({ items: [...records], nextCursor: null }));
  answer('GET /auth/admin/users', () => ({ items: [], nextCursor: null }));
}

const admin = { uid: 'ana', permissions: ['manage_admins'], isOwner: false };

beforeEach(() => signIn(['manage_admins']));
afterEach(signOutOrganiser);

test("alerts an admin to another one's role change until dismissed, and not to their own", async () => {
  recorded([granted]);
  const { unmount } = render(<RoleAlert organiser={admin} />, { wrapper: SampleProviders });
  expect(await screen.findByText('Cambió quién entra al panel')).toBeTruthy();
  expect(screen.getByText(/Dio acceso como Moderador/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Cambió quién entra al panel')).toBeNull();
  unmount();
  signOutOrganiser();
  signIn(['manage_admins']);
  const later = { ...granted, id: 'two', at: '2026-11-20T16:00:00.000Z', before: { role: 'admin' } };
  recorded([{ ...later, id: 'own', actor: 'ana' }, { ...later, after: { role: 'scorer' } }, granted]);
  render(<RoleAlert organiser={admin} />, { wrapper: SampleProviders });
  expect(await screen.findByText(/Cambió el rol de Admin a Anotador/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
