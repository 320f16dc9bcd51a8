import type { PasswordMail } from '@arena/domain/api';
import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';

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

beforeEach(() => signIn(['manage_admins']));
afterEach(signOutOrganiser);

it.each([
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

it.each([
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
