import { createHash, timingSafeEqual } from 'node:crypto';
import type { SetupForm } from '@arena/domain';
import { ApiError } from '../failure.ts';
import { countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import type { Account, Accounts } from './accounts.ts';
import { demandProven, type Roles } from './roles.ts';
import type { RoleStore } from './store.ts';
import type { Known, Sessions } from './viewer.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are the same, in a time that tells nothing of where they differ or how long they are. */
function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/** One try to become the first admin. */
type SetupTry = SetupForm & Pick<Visit, 'origin' | 'now'> & { account: Account };

export interface Setup {
  /** Whether nobody is an admin yet. */
  isNeeded(): Promise<boolean>;
  /**
   * Makes the first admin, once and for all; the one who won may ask again after a lost reply, signed in anew.
   * @throws ApiError `not_configured`, `already_set_up`, `wrong_credentials`, `email_unverified`, `rate_limited`.
   */
  claim(attempt: SetupTry): Promise<Known>;
}

export interface SetupParts {
  store: RoleStore;
  accounts: Pick<Accounts, 'renewCredentials'>;
  roles: Pick<Roles, 'activate'>;
  sessions: Sessions;
  limiter: RateLimiter;
  /** Null where the set-up is switched off. */
  secret: string | null;
}

export function setupService({ store, accounts, roles, sessions, limiter, secret: expected }: SetupParts): Setup {
  const isDone = async () => (await store.setUpBy()) !== null || (await store.hasAdmins());

  /** Whether the account is the first admin: it won before, and nobody has taken the role away since. */
  async function hasWon(uid: string): Promise<boolean> {
    return (await store.setUpBy()) === uid && (await store.placeOf(uid)) !== null;
  }

  async function win(account: Account, at: Date): Promise<boolean> {
    const { uid, email } = account;
    const validSince = await accounts.renewCredentials(account);
    return store.setUp({ uid, email, owner: false, login: null, validSince, by: uid, at });
  }

  return {
    isNeeded: async () => !(await isDone()),

    async claim({ account, secret, origin, now }) {
      if (expected === null) throw new ApiError('not_configured');
      await limiter.takeAll([{ name: 'setupPerAccount', key: account.uid }, ...countersOf('setup', origin)], now);
      const won = await hasWon(account.uid);
      if (!won && (await isDone())) throw new ApiError('already_set_up');
      if (!isSameSecret(secret, expected)) throw new ApiError('wrong_credentials');
      demandProven(account);
      if (!won && !(await win(account, now))) throw new ApiError('already_set_up');
      return sessions.know(await roles.activate(account, { admin: true }));
    },
  };
}
