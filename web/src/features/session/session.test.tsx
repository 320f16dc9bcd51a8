import { sessionText, signInErrorText } from '@arena/domain';
import { sampleSessionUser } from '@arena/domain/samples';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerInTurn, ok } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { LinkArrival } from './Arrival.tsx';
import { keepOwnRequest } from './access/access-request.ts';
import { Session, session, useStartedSession } from './session.ts';
import { announceSignOut } from './session-watch.ts';
import { LoginSteps, OtherWays } from './ways-in/LoginSteps.tsx';
import { SignInForm } from './ways-in/SignInForm.tsx';
import { signInByLink } from './ways-in/ways-in.ts';

const firebase = vi.hoisted(() => ({
  getIdTokenResult: vi.fn(),
  sendSignInLinkToEmail: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signInWithEmailLink: vi.fn(),
  onAuthStateChanged: vi.fn(),
  browserLocalPersistence: {},
  browserSessionPersistence: {},
  inMemoryPersistence: {},
}));
const own = vi.hoisted(() => ({ uid: 'nadia', email: 'nadia@example.com', getIdToken: async () => 't' }));
const auth = vi.hoisted(() => ({
  currentUser: own,
  authStateReady: async () => undefined,
  setPersistence: async () => undefined,
  signOut: async () => undefined,
}));
vi.mock('firebase/auth', () => firebase);
vi.mock('#lib/firebase/auth.ts', () => ({ auth, codeOf: ({ code = 'unknown' }) => code }));

const nadia = { ...sampleSessionUser({ uid: 'nadia', displayName: 'Nadia' }), email: 'nadia@example.com' };
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: nadia }));
  firebase.getIdTokenResult.mockReset().mockResolvedValue({ token: 't', claims: {} });
  firebase.signInWithEmailLink.mockReset().mockResolvedValue({ user: own });
});
afterEach(async () => {
  cleanup();
  // Ends the session's watchers too.
  await session.signOut();
  window.history.replaceState(null, '', '/');
  auth.currentUser = own;
});

test('a sign-in link leaves the URL; a wrong kept e-mail is requested again', async () => {
  window.history.replaceState(null, '', '/login?mode=signIn&oobCode=secreto');
  const { href } = window.location;
  const forget = () => window.history.replaceState(null, '', '/login');
  localStorage.setItem('emailForLink', JSON.stringify({ email: 'bea@example.com', remember: true }));
  firebase.signInWithEmailLink.mockRejectedValueOnce({ code: 'auth/invalid-email' });
  render(<LinkArrival onRead={forget} onGiveUp={() => undefined} />, { wrapper: SampleScreen });
  expect(window.location.search).toBe('');
  fireEvent.change(await screen.findByLabelText('Correo'), { target: { value: nadia.email } });
  expect(localStorage.getItem('emailForLink')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(sessionStorage.getItem('userRole')).toBe('user'));
  expect(firebase.signInWithEmailLink).toHaveBeenLastCalledWith(auth, nadia.email, href);
  expect(localStorage.getItem('authToken')).toBeNull();
});

test.each([
  ['remembers the account if chosen', true, 'nadia'],
  ['does not remember the account by default', false, null],
])('a sign-in link in the browser that requested it %s', async (_, remember, left) => {
  const asking = render(<LoginSteps step="enlace" needsSetup={false} ended={null} />, { wrapper: SampleScreen });
  fireEvent.change(screen.getByLabelText('Correo'), { target: { value: nadia.email } });
  if (remember) fireEvent.click(screen.getByLabelText('Recordarme'));
  fireEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText(sessionText.emailLinkSent)).toBeTruthy();
  asking.unmount();
  render(<LinkArrival onRead={() => undefined} onGiveUp={() => undefined} />, { wrapper: SampleScreen });
  await waitFor(() => expect((remember ? localStorage : sessionStorage).getItem('userRole')).toBe('user'));
  expect(localStorage.getItem('authToken')).toBe(left);
  expect(firebase.signInWithEmailLink).toHaveBeenCalledWith(auth, nadia.email, window.location.href);
  await waitFor(() => expect(localStorage.getItem('emailForLink')).toBeNull());
});

test.each([
  ['the next account signed in', false, { ...own, uid: 'bea' }],
  ['the data that the next account remembered', true, own],
])('a sign-out in another tab ends the session of its account, and keeps %s', async (_, remember, current) => {
  await session.start();
  await signInByLink({ email: nadia.email, remember }, 'https://example.com/login');
  const { result } = renderHook(() => useStartedSession());
  const signOutHere = vi.spyOn(auth, 'signOut');
  auth.currentUser = current;
  // Another account signs in there before this tab is notified.
  localStorage.setItem('authToken', 'bea');
  localStorage.setItem('userRole', 'admin');
  announceSignOut('bea');
  announceSignOut(own.uid);
  await waitFor(() => expect(result.current.state).toBe('out'));
  expect(signOutHere).not.toHaveBeenCalled();
  expect({ ...localStorage }).toMatchObject({ authToken: 'bea', userRole: 'admin' });
});

const local = { id: own.uid, username: 'guardia', name: 'Nadia', role: 'admin' };
const keepLocalSession = (expiry: number, user = local) =>
  localStorage.setItem('adminSession', JSON.stringify({ isAuthenticated: true, user, expiry }));

describe('the local admin', () => {
  /** A page that was just opened. */
  let page: Session;
  beforeEach(() => {
    page = new Session();
    vi.stubEnv('VITE_LOCAL_ADMIN_USERNAME', 'guardia');
    vi.stubEnv('VITE_LOCAL_ADMIN_EMAIL', own.email);
  });
  afterEach(async () => {
    await page.signOut();
    vi.unstubAllEnvs();
  });

  const offline = () => {
    firebase.getIdTokenResult.mockRejectedValue({ code: 'auth/network-request-failed' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  };

  test.each([
    ['expired', () => keepLocalSession(Date.now() - 1)],
    ['unreadable', () => localStorage.setItem('adminSession', '{"isAuthenticated":')],
    ['removed', () => localStorage.removeItem('adminSession')],
    ['of another account', () => keepLocalSession(Date.now() + 60_000, { ...local, id: 'bea' })],
  ])('is signed out on opening a page without a network if the stored session is %s', async (_why, spoil) => {
    offline();
    localStorage.setItem('authToken', own.uid);
    spoil();
    const signOutHere = vi.spyOn(auth, 'signOut');
    await page.start();
    const { result } = renderHook(() => useStartedSession(page));
    expect(result.current).toEqual({ state: 'out', ended: sessionText.ended });
    expect(signOutHere).toHaveBeenCalled();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test.each([
    ['storage changes', () => window.dispatchEvent(new Event('storage'))],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is signed out on an open page without a network once %s', async (_when, happen) => {
    keepLocalSession(Date.now() + 60_000);
    await page.start();
    const { result } = renderHook(() => useStartedSession(page));
    expect(result.current.state).toBe('in');
    offline();
    localStorage.removeItem('adminSession');
    happen();
    await waitFor(() => expect(result.current.state).toBe('out'));
  });
});

test('the server verifies the token at sign-in, and its failure is only a warning', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (!path.endsWith('/auth/verify')) return Response.json({ success: true, data: nadia });
    asked.push(body);
    return Response.json({ success: false, error: 'No', code: 'internal' }, { status: 500 });
  });
  await signInByLink({ email: nadia.email, remember: true }, 'https://example.com/login');
  expect(localStorage.getItem('authToken')).toBe('nadia');
  expect(asked).toEqual([JSON.stringify({ token: 't' })]);
  expect(console.warn).toHaveBeenCalled();
});

describe('a wrong password', () => {
  const email = 'nueva@example.com';
  const WRONG = signInErrorText('invalid-credential');

  test.each([
    ['of a newly approved account offers to choose a new one', email, true, sessionText.chooseNewPassword, 1],
    ['of an account still waiting shows only the error', email, false, WRONG, 1],
    ['of an address requested in another browser sends no request', 'otra@example.com', true, WRONG, 0],
  ])('%s', async (_, requested, hasAccess, says, calls) => {
    vi.unstubAllGlobals();
    firebase.signInWithEmailAndPassword.mockRejectedValue({ code: 'auth/invalid-credential' });
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
});

test.each([
  ['all ways with a Google client and a local account', 'client', 'guardia', 2],
  ['no Google sign-in without a client', '', 'guardia', 2],
  ['no local login without an account', '', '', 1],
])('offers %s', (_what, client, username, links) => {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', client);
  vi.stubEnv('VITE_LOCAL_ADMIN_USERNAME', username);
  vi.stubEnv('VITE_LOCAL_ADMIN_EMAIL', 'guardia@example.com');
  render(<OtherWays remember={false} />, { wrapper: SampleScreen });
  expect(screen.queryByRole('button', { name: 'Continuar con Google' }) !== null).toBe(client !== '');
  expect(screen.getAllByRole('link')).toHaveLength(links);
  expect(screen.queryByRole('link', { name: /Usuario compartido/ }) !== null).toBe(username !== '');
  vi.unstubAllEnvs();
});
