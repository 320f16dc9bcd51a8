import { sampleAccessRequest } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../lib/calls/sample-server.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';

const request = sampleAccessRequest({ uid: 'nueva', email: 'nueva@example.com', displayName: 'Voluntaria' });

const organiser = { uid: 'admin', permissions: ['manage_admins'], isOwner: true };

const ask = (onClose = vi.fn()) =>
  render(
    <ToastProvider>
      <AnswerDialog request={request} answer="approved" organiser={organiser} onClose={onClose} />
    </ToastProvider>,
  );
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
  fireEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
  return onClose;
}

const whenIdle = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Aprobar' })).toHaveProperty('disabled', false));

beforeEach(() => signIn(['manage_admins']));
afterEach(signOut);

describe('an answer to a request for access', () => {
  it('that a colleague gave first closes the dialog, and says so', async () => {
    const onClose = approveAndBeRefused(409, 'already_decided');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByText('No se puede.')).toBeTruthy();
    await whenIdle();
  });

  it('that was not given keeps its notes for this tab', () => {
    const { unmount } = ask();
    fireEvent.change(notes(), { target: { value: 'Del Discord' } });
    unmount();
    ask();
    expect(notes().value).toBe('Del Discord');
    sessionStorage.clear();
  });

  it('that is refused for another reason stays open, to be tried again', async () => {
    const onClose = approveAndBeRefused(409, 'email_unverified');
    await waitFor(() => expect(screen.getByText('No se puede.')).toBeTruthy());
    await whenIdle();
    expect(onClose).not.toHaveBeenCalled();
  });
});
