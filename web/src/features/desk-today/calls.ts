import { limits } from '@arena/domain';
import type { OwedPrizes, RenamedRegistrations } from '@arena/domain/api';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import type { DeskTournament } from '../../lib/calls/desk-tournaments.ts';
import { keepReading } from '../../lib/calls/kept-reading.ts';

/** What is known of the day. */
export interface Day {
  tournaments: readonly DeskTournament[];
  /** How many ask for access. */
  requests: number;
  /** The prizes that wait for an organiser, by tournament. */
  owed: readonly OwedPrizes[];
  /** How many were renamed after their approval and wait for somebody to look, by tournament. */
  renamed: readonly RenamedRegistrations[];
}

/** Of those with the latest dates, among which is what is near, and of those without one. */
const MOST = '50';

/** @throws {ApiError} */
async function readDay(): Promise<Day> {
  const [latest, undated, requests, owed, renamed] = await Promise.all([
    authorizedCall('GET /tournaments/with-registrations', { query: { limit: MOST } }),
    authorizedCall('GET /tournaments/with-registrations', { query: { limit: MOST, undated: 'true' } }),
    authorizedCall('GET /access-requests', { query: { status: 'pending' } }),
    authorizedCall('GET /prizes/owed', {}),
    authorizedCall('GET /registrations/renamed', {}),
  ]);
  // Where there are few, the latest have those without a date among them.
  const tournaments = new Map([...latest.items, ...undated.items].map((each) => [each.id, each]));
  return {
    tournaments: [...tournaments.values()],
    requests: requests.items.length,
    owed: owed.tournaments,
    renamed: renamed.tournaments,
  };
}

/** Read on opening and every 5 minutes while it is shown. */
export const day = keepReading(['the day'], readDay, limits.deskListRefresh);
