import { CONNECTION_LOST, sessionText } from '@arena/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const firebase = vi.hoisted(() => ({
  getIdTokenResult: vi.fn(),
  signInWithEmailLink: vi.fn(),
  onAuthStateChanged: vi.fn(),
  browserLocalPersistence: {},
  browserSessionPersistence: {},
  inMemoryPersistence: {},
}));
const auth = vi.hoisted(() => ({
  currentUser: { uid: 'nadia' },
  setPersistence: async () => undefined,
  signOut: async () => undefined,
}));
vi.mock('firebase/auth', () => firebase);
vi.mock('../../lib/firebase/auth.ts', () => ({ auth, codeOf: ({ code = 'unknown' }) => code }));

const nadia = {
  uid: 'nadia',
  email: 'nadia@example.com',
  displayName: 'Nadia',
  photoURL: null,
  emailVerified: true,
  isAdmin: false,
  isOwner: false,
  permissions: [],
  metadata: { creationTime: null, lastSignInTime: null },
};
const offline = Object.assign(new Error('offline'), { code: 'auth/network-request-failed' });

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: nadia }));
  firebase.getIdTokenResult.mockReset().mockResolvedValue({ token: 't', claims: {} });
  firebase.signInWithEmailLink.mockReset().mockResolvedValue({ user: auth.currentUser });
});
afterEach(async () => {
  // What watches over a session ends with it.
  cleanup();
  const { signOut } = await import('./session.ts');
  await signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('a link that is opened on another device leaves the address at once, and is good until it signs in', async () => {
  window.history.replaceState(null, '', '/login?mode=signIn&oobCode=secreto');
  const { href } = window.location;
  const { LinkArrival } = await import('./Arrival.tsx');
  const forget = () => window.history.replaceState(null, '', '/login');
  render(<LinkArrival onRead={forget} onGiveUp={() => undefined} />);
  expect(window.location.search).toBe('');
  firebase.signInWithEmailLink.mockRejectedValueOnce(
    Object.assign(new Error('mistyped'), { code: 'auth/invalid-email' }),
  );
  for (const email of ['nadja@example.com', 'nadia@example.com']) {
    fireEvent.change(screen.getByLabelText('Correo'), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(firebase.signInWithEmailLink).toHaveBeenLastCalledWith(auth, email, href));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Entrar' }).disabled).toBe(false));
  }
});

test.each([
  { name: 'nobody has approved them', token: () => Promise.resolve({ token: 't', claims: {} }), says: /^Todavía no/ },
  { name: 'nobody answers', token: () => Promise.reject(offline), says: CONNECTION_LOST },
])('who looks whether they were approved is told that $name', async ({ token, says }) => {
  const { signInByLink } = await import('./ways-in/ways-in.ts');
  const { NoAccess } = await import('./access/NoAccess.tsx');
  await signInByLink(nadia.email, 'https://example.com/login');
  render(<NoAccess />);
  const answered = Promise.withResolvers<void>();
  firebase.getIdTokenResult.mockImplementation(() => answered.promise.then(token));
  const button = screen.getByRole('button', { name: 'Ya me aprobaron' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  answered.resolve();
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByText(sessionText.endedWhileWaiting)).toBeNull();
});
