import { accountHooks } from './account/account-hooks.ts';
import { syncEntries } from './competitions/entry-sync.ts';
import { seatDeadlines } from './competitions/seat-deadline.ts';
import { endOrganiserNotices } from './notices/organiser-subscriptions.ts';
import { dropSubscriptions } from './notices/subscriptions.ts';
import { registrationHooks } from './registrations/registration-hooks.ts';

/** Connects the lower layers with the higher ones that they have to tell. */
export function registerHooks(): void {
  accountHooks.register({ endOrganiserNotices });
  registrationHooks.register({
    syncEntries,
    seatDeadlines,
    endNoticesOf: (context, link) => dropSubscriptions(context, { link }),
  });
}
