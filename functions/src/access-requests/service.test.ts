import { limits } from '@arena/domain';
import { sampleAccessRequest } from '@arena/domain/samples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../auth/accounts.ts';
import { accessRequestService } from './service.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const ana: Account = {
  uid: 'ana',
  email: 'ana@example.com',
  displayName: 'Ana',
  photoURL: null,
  emailVerified: true,
  disabled: false,
  claims: {},
  sessionsSince: null,
  creationTime: null,
  lastSignInTime: null,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('renews what leads into an account once for an approval, however long the provider takes', async () => {
  const reviewed = { request: sampleAccessRequest({ uid: 'ana', email: 'ana@example.com' }), seen: null };
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve(NOW.toISOString()), 2 * limits.attemptDeadline),
  );
  const prepare = vi.fn(async () => NOW.toISOString()).mockReturnValueOnce(late);
  const requests = accessRequestService({
    store: {
      one: async () => reviewed,
      read: async () => ({ facts: reviewed, commit: async () => undefined }),
      list: async () => ({ items: [], nextCursor: null }),
      see: async () => undefined,
    },
    accounts: { byUid: async () => ana, byUids: async () => [ana] },
    roles: {
      prepare,
      activate: async (account) => account,
      isListed: async () => false,
      isUnfinished: async () => false,
    },
  });
  const approval = requests.approve('ana', '', { uid: 'luis', now: NOW });
  await vi.advanceTimersByTimeAsync(2 * limits.attemptDeadline);
  expect(await approval).toMatchObject({ status: 'approved', approvedBy: 'luis' });
  expect(prepare).toHaveBeenCalledOnce();
});
