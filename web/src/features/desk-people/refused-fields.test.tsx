import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideCredentials } from '../../lib/calls/authorized-call.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { GrantForm } from './GrantForm.tsx';
import { PresentationForm } from './PresentationForm.tsx';

const organiser = { uid: 'ana', permissions: ['manage_admins'], isOwner: true };
const WRONG = 'Esto no puede ser';

beforeEach(() => {
  provideCredentials({ ...organiser, token: async () => 'token', refused: async () => undefined });
  const refusal = { success: false, error: 'x', code: 'invalid', fields: { email: WRONG, does: WRONG } };
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'GET'
      ? Response.json({ success: true, data: { shown: null, revision: 0, items: [], next: null } })
      : Response.json(refusal, { status: 400 }),
  );
});
afterEach(() => {
  provideCredentials(null);
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const forms: { name: string; form: ReactNode; send: () => Promise<void>; label: string }[] = [
  {
    name: 'who gets access',
    form: <GrantForm />,
    send: async () => {
      type('Dar acceso a', 'berta@example.com');
      press('Dar acceso');
      press('Sí, dar acceso');
    },
    label: 'Dar acceso a',
  },
  {
    name: 'how one is shown',
    form: <PresentationForm organiser={organiser} />,
    send: async () => {
      await screen.findByLabelText('Cómo te conocen');
      type('Cómo te conocen', 'Ana');
      type('Qué haces en la comunidad', 'Armo las salas');
      press('Mostrarme en la página');
    },
    label: 'Qué haces en la comunidad',
  },
];

test.each(forms)('what the server refused of $name isn’t said any more once it is corrected', async (each) => {
  render(<ToastProvider>{each.form}</ToastProvider>);
  await each.send();
  await screen.findByText(WRONG);
  type(each.label, 'otra@example.com');
  expect(screen.queryByText(WRONG)).toBeNull();
});
