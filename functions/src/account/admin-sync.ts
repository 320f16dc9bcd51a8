import { atLeast, type Instant, toMillis } from '@arena/domain';
import { wonRace } from '../platform/fault.ts';
import { toTimestamp } from '../platform/firestore.ts';
import type { Account, AuthContext } from './accounts.ts';
import { type AdminRecord, removePresentation, toAdminRecord } from './admin-record.ts';
import { roleOf } from './viewer.ts';

type Standing = Pick<AdminRecord, 'validSince' | 'disabled' | 'local' | 'shownAs'>;

function later(one: Instant, other: Instant): Instant {
  return (toMillis(one) ?? 0) >= (toMillis(other) ?? 0) ? one : other;
}

function standingOf(record: AdminRecord, account: Account | undefined, localAdminEmail: string | null): Standing {
  const disabled = account === undefined || account.disabled || account.email !== record.email;
  const hasRole = !disabled && atLeast(roleOf(account, record), 'admin');
  return {
    validSince: later(record.validSince, account?.sessionsSince ?? null),
    disabled,
    local: record.email !== null && record.email === localAdminEmail,
    // An account that lost its role can't remove its presentation.
    shownAs: hasRole ? record.shownAs : null,
  };
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    toMillis(one.validSince) === toMillis(other.validSince) &&
    one.disabled === other.disabled &&
    one.local === other.local &&
    one.shownAs === other.shownAs
  );
}

/**
 * Updates the admin records of accounts that were disabled, deleted, moved to another address or signed out in the
 * provider's console. The API checks the provider on every call, but the Firestore rules read only the records.
 */
export async function syncAdmins({ db, accounts, config }: AuthContext): Promise<void> {
  const { docs } = await db.collection('admins').get();
  const known = await accounts.byUids(docs.map(({ id }) => id));
  await Promise.all(
    docs.map(async (document) => {
      const record = toAdminRecord(document);
      const account = known.find(({ uid }) => uid === record.uid);
      const standing = standingOf(record, account, config.localAdminEmail);
      if (isSame(record, standing)) return;
      const { validSince, ...rest } = standing;
      const since = validSince === null ? {} : { validSince: toTimestamp(validSince) };
      const batch = db.batch();
      batch.update(document.ref, { ...since, ...rest }, { lastUpdateTime: document.updateTime });
      if (rest.shownAs === null) removePresentation(batch, db, record.shownAs);
      // A record that changed meanwhile is left for the next run.
      await wonRace(batch.commit());
    }),
  );
}
