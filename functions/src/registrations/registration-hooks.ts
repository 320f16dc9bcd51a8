import type { Context } from '../platform/context.ts';
import { createHooks } from '../platform/create-hooks.ts';
import type { Writes } from '../platform/firestore.ts';
import type { RegistrationChange } from './round.ts';

interface RegistrationCalls {
  /** Adds the effects on entries to a commit. Returns a function to call after the commit; null without effects. */
  syncEntries(
    writes: Writes,
    context: Context,
    tournamentId: string,
    changes: readonly RegistrationChange[],
  ): Promise<(() => void) | null>;
  /** Finds until when the lobby seats of registrations can be offered, ISO 8601. Others are left out. */
  seatDeadlines(context: Context, tournamentId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ends the notices of a revoked link. */
  endNoticesOf(context: Context, link: string): Promise<void>;
}

export const registrationHooks = createHooks<RegistrationCalls>('registrations');
