import { limits } from '@arena/domain';
import type { ChangedRegistrations, OwedPrizes, UnconfirmedRegistrations } from '@arena/domain/api';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { DAY_KEY } from '#lib/calls/registration-counts.ts';
import { adminQuery } from '#lib/query/admin-query.ts';

export interface Day {
  tournaments: readonly AdminTournament[];
  /** Access requests on the first page, and if there are more. */
  requests: { count: number; hasMore: boolean };
  /** Prizes that an organiser has to deliver, by tournament. */
  owed: readonly OwedPrizes[];
  /** Counts of approved registrations that ask for other players, by tournament. */
  changing: readonly ChangedRegistrations[];
  /** Counts of approved registrations that have to confirm now, by tournament. */
  unconfirmed: readonly UnconfirmedRegistrations[];
}

/** Number of tournaments that are read: the latest by date, which include upcoming ones. */
const MOST = '50';

/** Empty replies for roles that may not make a call. */
const NO_REQUESTS = { items: [], nextCursor: null };
const NOTHING = { tournaments: [] };

/** @throws {ApiError} */
async function readDay(): Promise<Day> {
  const [latest, undated, requests, owed, changing, unconfirmed] = await Promise.all([
    authorizedCall('GET /tournaments/with-registrations', { query: { limit: MOST } }),
    authorizedCall('GET /tournaments/with-registrations', { query: { limit: MOST, undated: 'true' } }),
    mayOpen('people') ? authorizedCall('GET /access-requests', { query: { status: 'pending' } }) : NO_REQUESTS,
    mayOpen('prizes') ? authorizedCall('GET /prizes/owed', {}) : NOTHING,
    mayOpen('registrations') ? authorizedCall('GET /registrations/changes', {}) : NOTHING,
    mayOpen('registrations') ? authorizedCall('GET /registrations/unconfirmed', {}) : NOTHING,
  ]);
  // A short list of the latest already contains those without a date.
  const tournaments = new Map([...latest.items, ...undated.items].map((each) => [each.id, each]));
  return {
    tournaments: [...tournaments.values()],
    requests: { count: requests.items.length, hasMore: requests.nextCursor !== null },
    owed: owed.tournaments,
    changing: changing.tournaments,
    unconfirmed: unconfirmed.tournaments,
  };
}

/** Refetched every 5 minutes while shown. */
export const day = adminQuery(DAY_KEY, readDay, limits.adminListRefresh);
