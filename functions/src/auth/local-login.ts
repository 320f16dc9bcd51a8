import type { LocalLoginForm } from '@arena/domain';
import { ApiError } from '../failure.ts';
import type { LocalAdmin } from '../platform/config.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { matchesPassword } from '../platform/scrypt.ts';
import { callerOf, countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import type { Accounts } from './accounts.ts';
import type { Roles } from './roles.ts';

/** One try to sign in as the local admin. */
type LoginTry = LocalLoginForm & Pick<Visit, 'origin' | 'now'>;

/** The local admin, signed in: a token to trade for a session, and whose it is. */
interface LocalSession {
  token: string;
  uid: string;
  username: string;
  name: string;
}

export interface LocalLogin {
  /**
   * Signs the local admin in (specification, section 4); the account is made on the first sign-in. Where no
   * such login is configured, or the role was taken from it, every try is wrong.
   * @throws ApiError `wrong_credentials`, `rate_limited`.
   */
  signIn(attempt: LoginTry): Promise<LocalSession>;
}

export interface LocalLoginParts {
  accounts: Accounts;
  roles: Pick<Roles, 'giveLocal'>;
  limiter: RateLimiter;
  /** Null where the login is switched off. */
  admin: LocalAdmin | null;
  /** What the login in force is called; null where it is switched off. */
  login: string | null;
}

/**
 * What a configured login is called in its sessions' tokens and in the list of admins: another one for each username
 * and each hash of a password, so that no session outlives the login that it began with.
 */
export function loginName({ username, passwordHash }: LocalAdmin, hash: KeyedHash): string {
  return hash('local login', `${plain(username)}\n${passwordHash}`);
}

/** One account is one name, however it is written. */
const plain = (username: string) => username.toLowerCase();

export function localLoginService({ accounts, roles, limiter, admin, login }: LocalLoginParts): LocalLogin {
  async function open({ username, name }: LocalAdmin, inForce: string, now: Date): Promise<LocalSession> {
    const uid = `local-${plain(username)}`;
    await accounts.makeBare(uid, name);
    const account = await accounts.byUid(uid);
    if (account === null || account.disabled) throw new ApiError('wrong_credentials');
    if (!(await roles.giveLocal(account, inForce, now))) throw new ApiError('wrong_credentials');
    return { token: await accounts.customToken(uid, inForce), uid, username, name };
  }

  return {
    async signIn({ username, password, origin, now }) {
      const account = plain(username);
      const here = { name: 'loginsPerAccountAndAddress', key: `${account} ${callerOf(origin)}` } as const;
      const byHop = { name: 'loginsPerAccountAndHop', key: `${account} ${origin.hop}` } as const;
      const everywhere = { name: 'loginsPerAccount', key: account } as const;
      await limiter.takeAll([here, byHop, everywhere, ...countersOf('logins', origin)], now);
      const matches = await matchesPassword(password, admin?.passwordHash ?? null);
      if (!admin || !login || !matches || account !== plain(admin.username)) throw new ApiError('wrong_credentials');
      await limiter.forget(here.name, here.key);
      return open(admin, login, now);
    },
  };
}
