import { atLeast, type Instant, limits, toMillis } from '@arena/domain';
import type { Account, Accounts } from './accounts.ts';
import type { AdminPlace, RoleStore, Standing } from './store.ts';
import { roleOf } from './viewer.ts';

export interface UpkeepParts {
  store: Pick<RoleStore, 'placesAfter' | 'align'>;
  accounts: Pick<Accounts, 'byUids'>;
  /** The local login in force; null where it is switched off. */
  login: string | null;
}

function later(one: Instant, other: Instant): Instant {
  return (toMillis(one) ?? 0) >= (toMillis(other) ?? 0) ? one : other;
}

/** How a place should stand, with its account and the configuration as they are. */
function standingOf(place: AdminPlace, account: Account | undefined, login: string | null): Standing {
  const disabled = account === undefined || account.disabled;
  const hasRole = !disabled && atLeast(roleOf(account, place, login), 'admin');
  return {
    validSince: later(place.validSince, account?.sessionsSince ?? null),
    disabled,
    login: place.login === login ? login : null,
    // Nobody is shown as one of the team who can't take themselves off.
    shownAs: hasRole ? place.shownAs : null,
  };
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    toMillis(one.validSince) === toMillis(other.validSince) &&
    one.disabled === other.disabled &&
    one.login === other.login &&
    one.shownAs === other.shownAs
  );
}

/**
 * Brings the list of admins in line with what happens elsewhere: an account that is disabled or whose sessions are
 * ended in the provider's console, a local login that is switched off. The API asks the provider with every call;
 * the database's rules know the list alone. A run goes through the next 200 admins, where the last one is five minutes
 * ago or more.
 */
export function adminUpkeep({ store, accounts, login }: UpkeepParts): (now: Date) => Promise<void> {
  let ranAt = Number.NEGATIVE_INFINITY;
  let after: string | null = null;

  return async (now) => {
    if (now.getTime() - ranAt < limits.adminUpkeep) return;
    const read = await store.placesAfter(after);
    const found = await accounts.byUids(read.map(({ place }) => place.uid));
    await Promise.all(
      read.map(async (one) => {
        const account = found.find(({ uid }) => uid === one.place.uid);
        const standing = standingOf(one.place, account, login);
        if (!isSame(one.place, standing)) await store.align(one, standing);
      }),
    );
    // A run that fails is made up for by the next one.
    ranAt = now.getTime();
    after = read.length < limits.page.most ? null : (read.at(-1)?.place.uid ?? null);
  };
}
