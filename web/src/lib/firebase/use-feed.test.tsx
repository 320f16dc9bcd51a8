import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideCredentials } from '../calls/authorized-call.ts';
import { FirebaseArea } from './FirebaseArea.tsx';
import { useFeed } from './use-feed.ts';

type Account = { uid: string } | null;

/** Firebase Auth, as far as ReactFire asks it. */
const auth = vi.hoisted(() => ({
  app: { name: 'arena' },
  name: 'arena',
  currentUser: null as Account,
  tell: new Set<(user: Account) => void>(),
  onIdTokenChanged(tell: (user: Account) => void) {
    auth.tell.add(tell);
    tell(auth.currentUser);
    return () => auth.tell.delete(tell);
  },
}));

vi.mock('./auth.ts', () => ({ auth, firebaseApp: auth.app }));

const nothing = { text: 'nothing yet' };

/** Listeners by subject, none at first. */
const listening = new Map<string, (value: { text: string }) => void>();

const listen = (what: string) => (hear: (value: { text: string }) => void) => {
  listening.set(what, hear);
  return () => listening.delete(what);
};

/** Listens to a list in the admin area. */
function listenTo(what: string) {
  const { result, unmount } = renderHook(() => useFeed(what, listen(what), nothing).text, { wrapper: FirebaseArea });
  return { heard: () => result.current, leave: unmount };
}

function signIn(user: Account): void {
  auth.currentUser = user;
  for (const tell of auth.tell) tell(user);
}

const says = (what: string, text: string) => act(() => listening.get(what)?.({ text }));

/** True if ReactFire keeps a text, of whatever it has heard. */
function isKept(text: string): boolean {
  const kept = globalThis._reactFirePreloadedObservables.values();
  return [...kept].some(({ immutableStatus: { data } }) => data?.text === text);
}

beforeEach(() => {
  listening.clear();
  act(() => signIn({ uid: 'ana' }));
});

afterEach(() => provideCredentials(null));

test('keeps its value only while mounted', () => {
  const { heard, leave } = listenTo('a list');
  expect(heard()).toBe('nothing yet');
  says('a list', 'one of Ana’s');
  expect(heard()).toBe('one of Ana’s');
  expect(isKept('one of Ana’s')).toBe(true);
  leave();
  expect(listening.size).toBe(0);
  expect(isKept('one of Ana’s')).toBe(false);
});

test('stops listening on sign-out, and the next account starts empty', () => {
  const { heard } = listenTo('a list');
  says('a list', 'one of Ana’s');
  act(() => signIn(null));
  expect(listening.size).toBe(0);
  expect(heard()).toBe('nothing yet');
  act(() => signIn({ uid: 'berta' }));
  expect(heard()).toBe('nothing yet');
  expect(isKept('one of Ana’s')).toBe(false);
  says('a list', 'one of Berta’s');
  expect(heard()).toBe('one of Berta’s');
});
