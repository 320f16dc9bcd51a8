import { limits } from '@arena/domain';
import type { UnconfirmedRegistrations } from '@arena/domain/api';
import { adminQuery } from '../query/admin-query.ts';
import type { Keyed } from '../query/refetch.ts';
import { tournamentList } from './admin-tournaments.ts';
import { authorizedCall, mayCall } from './authorized-call.ts';

/** Reads how many have to confirm now, by tournament; none for a role that may not. @throws {ApiError} */
async function readUnconfirmed(): Promise<UnconfirmedRegistrations[]> {
  if (!mayCall('manage_registrations')) return [];
  return (await authorizedCall('GET /registrations/unconfirmed', {})).tournaments;
}

/** Approved registrations that have to confirm now; refetched every 5 minutes while shown. */
export const unconfirmedCounts = adminQuery(
  ['the unconfirmed registrations'],
  readUnconfirmed,
  limits.adminListRefresh,
);

/** Key of the organiser's tasks of today. */
export const DAY_KEY = ['the day'] as const;

/** Queries that count registrations, to refetch after a write. */
export const registrationCounts: readonly Keyed[] = [tournamentList, unconfirmedCounts, { queryKey: DAY_KEY }];
