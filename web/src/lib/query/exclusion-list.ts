import { type Exclusion, limits } from '@arena/domain';
import { authorizedCall } from '../calls/authorized-call.ts';
import { adminQuery } from './admin-query.ts';

/** @throws {ApiError} */
async function readExclusions(): Promise<Exclusion[]> {
  return (await authorizedCall('GET /exclusions', {})).exclusions;
}

/** The excluded player IDs; refetched every 5 minutes while shown. */
export const exclusionList = adminQuery(['the exclusions'], readExclusions, limits.adminListRefresh);
