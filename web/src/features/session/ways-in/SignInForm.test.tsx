import { sessionText, signInErrorText } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';

const firebase = vi.hoisted(() => ({ signInWithEmailAndPassword: vi.fn(), inMemoryPersistence: {} }));
const auth = vi.hoisted(() => ({ setPersistence: async () => undefined, signOut: async () => undefined }));
vi.mock('firebase/auth', () => firebase);
vi.mock('../../../lib/firebase/auth.ts', () => ({ auth, codeOf: ({ code = 'unknown' }) => code }));

const email = 'nueva@example.com';

function answering(hasAccess: boolean) {
  const asked = vi.fn(async (_address: string) => Response.json({ success: true, data: { hasAccess } }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

async function askedBefore(uid: string, address: string) {
  const { keepOwnRequest } = await import('../access/own-request.ts');
  keepOwnRequest({ uid, email: address });
}

async function signIn() {
  const { SignInForm } = await import('./SignInForm.tsx');
  render(<SignInForm remember={false} onRemember={() => undefined} />, { wrapper: SampleScreen });
  fireEvent.change(screen.getByLabelText('Correo'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'la de antes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  firebase.signInWithEmailAndPassword
    .mockReset()
    .mockRejectedValue(Object.assign(new Error('wrong'), { code: 'auth/invalid-credential' }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['of an account approved since offers to choose a new one', 'nueva', email, true, sessionText.chooseNewPassword, 1],
  ['of an account still waiting is only wrong', 'nueva', email, false, signInErrorText('invalid-credential'), 1],
  [
    'of an address requested in another browser asks the server nothing',
    'otra',
    'otra@example.com',
    true,
    signInErrorText('invalid-credential'),
    0,
  ],
])('a wrong password %s', async (_, uid, address, hasAccess, says, calls) => {
  await askedBefore(uid, address);
  const asked = answering(hasAccess);
  await signIn();
  expect(await screen.findByText(says)).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(calls);
  expect(screen.queryByText(sessionText.chooseNewPassword) !== null).toBe(says === sessionText.chooseNewPassword);
});
