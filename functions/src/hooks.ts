import { accountHooks } from './account/roles.ts';
import { seatDeadlines, syncEntries } from './competitions/entry-sync.ts';
import { endOrganiserNotices } from './notices/organiser-subscriptions.ts';
import { dropSubscriptions } from './notices/subscriptions.ts';
import { registrationHooks } from './registrations/store.ts';

/** Connects the lower layers with the higher ones that they have to tell. */
export function registerHooks(): void {
  accountHooks.register({ endOrganiserNotices });
  registrationHooks.register({
    syncEntries,
    seatDeadlines,
    endNoticesOf: (context, link) => dropSubscriptions(context, { link }),
  });
}
