import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';

const mailPasswordLink = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/firebase/password-mail.ts', () => ({ mailPasswordLink }));

const request = sampleAccessRequest({ uid: 'nueva', email: 'nueva@example.com', displayName: 'Voluntaria' });

const ask = (onClose = vi.fn()) =>
  render(
    <SampleProviders>
      <AnswerDialog request={request} answer="approved" onClose={onClose} />
    </SampleProviders>,
  );
const chooseRole = () => fireEvent.click(screen.getByRole('radio', { name: /^Moderador/ }));
const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notas para el equipo/);

/** Presses 'Aprobar' where the API refuses it so; returns what hears that the dialog should close. */
function approveAndBeRefused(status: number, code: string) {
  const refuse = () => Response.json({ success: false, error: 'No se puede.', code }, { status });
  const list = () => Response.json({ success: true, data: { items: [], next: null } });
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? list() : refuse(),
  );
  const onClose = vi.fn();
  ask(onClose);
  chooseRole();
  fireEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
  return onClose;
}

const whenIdle = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Aprobar' })).toHaveProperty('disabled', false));

beforeEach(() => signIn(['manage_admins']));
afterEach(signOut);

describe('an answer to a request for access', () => {
  it.each([
    ["closes after a colleague's earlier answer", 'already_decided', 1],
    ['stays open after another refusal', 'email_unverified', 0],
  ])('%s, and reports it', async (_what, code, closed) => {
    const onClose = approveAndBeRefused(409, code);
    await screen.findByText('No se puede.');
    await whenIdle();
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  it.each([
    ['mails the link that chooses a password', true, /Le enviamos un correo/],
    ['says where the mail could not be sent', false, /No pudimos enviarle el correo/],
  ])('with access %s', async (_what, isMailed, text) => {
    mailPasswordLink.mockResolvedValue(isMailed);
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { items: [], nextCursor: null } }));
    ask();
    chooseRole();
    fireEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(mailPasswordLink).toHaveBeenCalledWith(request.email);
  });

  it('asks for a role first', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    ask();
    fireEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText('Elige un rol')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    chooseRole();
    expect(screen.queryByText('Elige un rol')).toBeNull();
  });

  it('keeps its unsent notes for this tab', () => {
    const { unmount } = ask();
    fireEvent.change(notes(), { target: { value: 'Del Discord' } });
    unmount();
    ask();
    expect(notes().value).toBe('Del Discord');
    sessionStorage.clear();
  });
});
