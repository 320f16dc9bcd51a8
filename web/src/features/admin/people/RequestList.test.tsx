import type { ListedAccessRequest } from '@arena/domain';
import type { PasswordMail } from '@arena/domain/api';
import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { RequestList } from './RequestList.tsx';
import { AnswerDialog } from './TeamAccess.tsx';

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

const request = sampleAccessRequest({ uid: 'nueva', email: 'nueva@example.com', displayName: 'Voluntaria' });
const approve = () => fireEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
const chooseRole = () => fireEvent.click(screen.getByRole('radio', { name: /^Moderador/ }));

/** Asks about the request; the API answers its approval so. */
function ask(passwordMail: PasswordMail | ApiError) {
  const approved = vi.fn();
  const none = () => ({ items: [], nextCursor: null });
  answer('GET /access-requests', none);
  answer('GET /auth/admin/users', none);
  answer('POST /access-requests/:uid/approve', ({ params }) => {
    approved(params.uid);
    if (passwordMail instanceof ApiError) throw passwordMail;
    return { ...request, passwordMail };
  });
  const onClose = vi.fn();
  render(<AnswerDialog request={request} answer="approved" onClose={onClose} />, { wrapper: SampleProviders });
  return { approved, onClose };
}

test.each([
  ["closes after a colleague's earlier answer", 'already_decided', 1],
  ['stays open after another refusal', 'email_unverified', 0],
] as const)('%s, and reports it', async (_what, code, closed) => {
  const { onClose } = ask(new ApiError('No se puede.', { code, status: 409 }));
  chooseRole();
  approve();
  await screen.findByText('No se puede.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprobar' })).toHaveProperty('disabled', false));
  expect(onClose).toHaveBeenCalledTimes(closed);
});

test.each([
  ['reports the mail with the link to set a password', 'sent', /Le enviamos un correo/],
  ['reports that the mail could not be sent', 'failed', /No pudimos enviarle el correo/],
  ['names no mail if the account had access before', null, /ya puede entrar al panel\.$/],
] as const)('requires a role, then grants access and %s', async (_what, passwordMail, text) => {
  const { approved } = ask(passwordMail);
  approve();
  await screen.findByText('Elige un rol');
  expect(approved).not.toHaveBeenCalled();
  chooseRole();
  expect(screen.queryByText('Elige un rol')).toBeNull();
  approve();
  await screen.findByText(text);
});
