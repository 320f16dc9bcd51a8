// @vitest-environment jsdom
import { sampleSessionUser } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import * as kept from './kept-session.ts';
import type { SessionView } from './session-view.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

const view: SessionView = {
  ...sampleSessionUser({ role: 'admin', isAdmin: true }),
  loginTime: now.toISOString(),
  expiry: null,
  remembered: true,
};
const traces = () => [{ ...localStorage }, { ...sessionStorage }];

test('a remembered session is kept in local storage', () => {
  kept.keepSession(view);
  const keys = { authToken: 'ana', rememberMe: 'true', userRole: 'admin', loginTime: view.loginTime };
  expect(traces()).toEqual([keys, {}]);
  expect([kept.isRemembered('ana'), kept.isRemembered('eva')]).toEqual([true, false]);
  expect(kept.keptLoginTime()).toBe(view.loginTime);
});

test('stores a limited role as an organising user, an admin without that mark', () => {
  kept.keepSession({ ...view, role: 'scorer', isAdmin: false });
  expect({ ...localStorage }).toMatchObject({ userRole: 'user', organiser: 'true' });
  kept.keepSession(view);
  expect(localStorage.getItem('organiser')).toBeNull();
});

test('forgetting a session clears all its data and nothing else', () => {
  const user = { id: 'local-guardia', username: 'guardia', name: 'Guardia', role: 'admin' } as const;
  kept.keepSession(view);
  kept.keepSession({ ...view, role: 'moderator', isAdmin: false, remembered: false });
  kept.keepAdminSession({ isAuthenticated: true, user, expiry: now.getTime() + 1 });
  localStorage.setItem('sound', '"off"');
  const { correction, rejection, entryList, competitionView } = adminStorageKeys;
  for (const key of [correction('r1'), rejection('r1', 1), entryList('copa'), competitionView('ana', 'copa')]) {
    sessionStorage.setItem(key, '{}');
  }
  kept.forgetSession();
  expect(traces()).toEqual([{ sound: '"off"' }, {}]);
});

test.each([
  [{ rememberMe: 'true', userRole: 'owner' }, true],
  [{ rememberMe: 'true', userRole: 'admin' }, false],
  [{ rememberMe: 'false', userRole: 'owner' }, false],
])('recognises a remembered owner by %o: %s', (keys, isRemembered) => {
  for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
  expect(kept.isOwnerRemembered()).toBe(isRemembered);
});
