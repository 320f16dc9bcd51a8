import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
import { GrantForm } from './GrantForm.tsx';
import { PresentationForm } from './PresentationForm.tsx';

const organiser = { uid: 'ana', permissions: ['manage_admins'], isOwner: true };
const WRONG = 'Esto no puede ser';

const refusal = { success: false, error: 'x', code: 'invalid', fields: { email: WRONG, does: WRONG } };
const refused = { status: 400, body: refusal };

beforeEach(() => signIn(['manage_admins']));
afterEach(signOut);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const forms: {
  name: string;
  form: ReactNode;
  answers: ReturnType<typeof ok>[];
  send: () => Promise<void>;
  label: string;
}[] = [
  {
    name: 'who gets access',
    form: <GrantForm />,
    answers: [refused],
    send: async () => {
      type('Dar acceso a', 'berta@example.com');
      press('Dar acceso');
      fireEvent.click(screen.getByRole('radio', { name: /^Anotador/ }));
      press('Sí, dar acceso');
    },
    label: 'Dar acceso a',
  },
  {
    name: 'how one is shown',
    form: <PresentationForm organiser={organiser} />,
    answers: [ok({ shown: null, revision: 0 }), refused],
    send: async () => {
      await screen.findByLabelText('Cómo te conocen');
      type('Cómo te conocen', 'Ana');
      type('Qué haces en la comunidad', 'Armo las salas');
      press('Mostrarme en la página');
    },
    label: 'Qué haces en la comunidad',
  },
];

test.each(forms)("clears the server's problem of $name once it is edited", async (each) => {
  answerInTurn(...each.answers);
  render(<SampleProviders>{each.form}</SampleProviders>);
  await each.send();
  await screen.findByText(WRONG);
  type(each.label, 'otra@example.com');
  expect(screen.queryByText(WRONG)).toBeNull();
});
