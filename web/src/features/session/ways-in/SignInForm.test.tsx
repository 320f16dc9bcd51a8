import { sessionText, signInErrorText } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';

const firebase = vi.hoisted(() => ({
  signInWithEmailAndPassword: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
  inMemoryPersistence: {},
}));
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
  firebase.sendPasswordResetEmail.mockReset().mockResolvedValue(undefined);
  firebase.signInWithEmailAndPassword
    .mockReset()
    .mockRejectedValue(Object.assign(new Error('wrong'), { code: 'auth/invalid-credential' }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a wrong password', () => {
  test('of an account approved since offers to choose a new one', async () => {
    await askedBefore('nueva', email);
    const asked = answering(true);
    await signIn();
    expect(await screen.findByText(sessionText.chooseNewPassword)).toBeTruthy();
    expect(asked.mock.calls[0]?.[0]).toBe('/api/access-requests/nueva/access');
    fireEvent.click(screen.getByRole('button', { name: 'Elegir contraseña nueva' }));
    expect(await screen.findByText(sessionText.passwordResetSent)).toBeTruthy();
    expect(firebase.sendPasswordResetEmail).toHaveBeenCalledWith(auth, email);
  });

  test('of an account still waiting is only wrong', async () => {
    await askedBefore('nueva', email);
    answering(false);
    await signIn();
    expect(await screen.findByText(signInErrorText('invalid-credential'))).toBeTruthy();
    expect(screen.queryByText(sessionText.chooseNewPassword)).toBeNull();
  });

  test('of an address requested in another browser asks the server nothing', async () => {
    await askedBefore('otra', 'otra@example.com');
    const asked = answering(true);
    await signIn();
    expect(await screen.findByText(signInErrorText('invalid-credential'))).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});
