import { accountHooks } from './auth/account-hooks.ts';
import { syncEntries } from './entries/entry-sync.ts';
import { seatDeadlines } from './entries/seat-deadline.ts';
import { registrationHooks } from './registration-queue/registration-hooks.ts';
import { endOrganiserNotices } from './subscriptions/organisers.ts';
import { dropSubscriptions } from './subscriptions/subscriptions.ts';

/** Connects the lower layers with the higher ones that they have to tell. */
export function registerHooks(): void {
  accountHooks.register({ endOrganiserNotices });
  registrationHooks.register({
    syncEntries,
    seatDeadlines,
    endNoticesOf: (context, link) => dropSubscriptions(context, { link }),
  });
}
