import { sessionText, signInErrorText } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerInTurn, ok } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';

const firebase = vi.hoisted(() => ({ signInWithEmailAndPassword: vi.fn(), inMemoryPersistence: {} }));
const auth = vi.hoisted(() => ({ setPersistence: async () => undefined, signOut: async () => undefined }));
vi.mock('firebase/auth', () => firebase);
vi.mock('#lib/firebase/auth.ts', () => ({ auth, codeOf: ({ code = 'unknown' }) => code }));

const email = 'nueva@example.com';

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  firebase.signInWithEmailAndPassword.mockRejectedValue({ code: 'auth/invalid-credential' });
});

const WRONG = signInErrorText('invalid-credential');

test.each([
  ['of a newly approved account offers to choose a new one', email, true, sessionText.chooseNewPassword, 1],
  ['of an account still waiting shows only the error', email, false, WRONG, 1],
  ['of an address requested in another browser sends no request', 'otra@example.com', true, WRONG, 0],
])('a wrong password %s', async (_, requested, hasAccess, says, calls) => {
  const { keepOwnRequest } = await import('../access/own-request.ts');
  const { SignInForm } = await import('./SignInForm.tsx');
  keepOwnRequest({ uid: 'nueva', email: requested });
  const asked = answerInTurn(ok({ hasAccess }));
  render(<SignInForm remember={false} onRemember={() => undefined} />, { wrapper: SampleScreen });
  fireEvent.change(screen.getByLabelText('Correo'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'la de antes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(asked).toHaveLength(calls);
  expect(screen.queryByText(sessionText.chooseNewPassword) !== null).toBe(says === sessionText.chooseNewPassword);
});
