// @vitest-environment jsdom
import { sampleSessionUser } from '@arena/domain/samples';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminStorageKeys } from '../../lib/storage/admin-storage-keys.ts';
import * as kept from './kept-session.ts';
import type { SessionView } from './session-view.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

const view: SessionView = {
  ...sampleSessionUser({ role: 'admin', isAdmin: true }),
  loginTime: now.toISOString(),
  expiry: null,
  remembered: true,
};
const local = { id: 'local-guardia', username: 'guardia', name: 'Guardia', role: 'admin' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('traces of a session', () => {
  test('in local storage where it is remembered', () => {
    kept.keepSession(view);
    expect({ ...localStorage }).toEqual({
      authToken: 'ana',
      rememberMe: 'true',
      userRole: 'admin',
      loginTime: '2026-11-20T15:00:00.000Z',
    });
    expect({ ...sessionStorage }).toEqual({});
    expect([kept.isRemembered('ana'), kept.isRemembered('eva'), kept.keptLoginTime()]).toEqual([
      true,
      false,
      view.loginTime,
    ]);
  });

  test('says of a limited role that its account works here, and calls it a user', () => {
    kept.keepSession({ ...view, role: 'scorer', isAdmin: false });
    expect({ ...localStorage }).toMatchObject({ userRole: 'user', organiser: 'true' });
    kept.keepSession(view);
    expect(localStorage.getItem('organiser')).toBeNull();
    kept.keepSession({ ...view, role: 'moderator', isAdmin: false, remembered: false });
    kept.forgetSession();
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
  });

  test('is gone after it, and nothing else is', () => {
    kept.keepSession(view);
    kept.keepSession({ ...view, remembered: false });
    kept.keepAdminSession({ isAuthenticated: true, user: local, expiry: now.getTime() + 1 });
    localStorage.setItem('sound', '"off"');
    sessionStorage.setItem(adminStorageKeys.correction('r1'), '{}');
    sessionStorage.setItem(adminStorageKeys.rejection('r1', 1), '""');
    sessionStorage.setItem(adminStorageKeys.entryList('copa'), '""');
    sessionStorage.setItem(adminStorageKeys.competitionView('ana', 'copa'), '{}');
    kept.forgetSession();
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ sound: '"off"' }, {}]);
  });
});

test.each([
  [{ rememberMe: 'true', userRole: 'owner' }, true],
  [{ rememberMe: 'true', userRole: 'admin' }, false],
  [{ rememberMe: 'false', userRole: 'owner' }, false],
])('the remembered owner: %o: %s', (keys, isRemembered) => {
  for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
  expect(kept.isOwnerRemembered()).toBe(isRemembered);
});
