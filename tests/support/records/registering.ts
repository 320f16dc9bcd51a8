import type { ErrorCode, RegistrationSubmission } from '@arena/domain';
import { ApiError } from '../../../functions/src/failure.ts';
import type { Clock } from '../../../functions/src/platform/clock.ts';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import type { Log } from '../../../functions/src/platform/log.ts';
import { createServices, type Services } from '../../../functions/src/services.ts';
import { HASH_KEY, NOW } from './records.ts';

/** How many submissions ended in which way. `accepted` and `refused` by code; any other fault by its own name. */
export type Outcomes = Partial<Record<ErrorCode | 'accepted' | (string & {}), number>>;

/** A log that nobody reads. */
export const silent: Log = { info: () => undefined, error: () => undefined };

/** One instance of the product on a database, without HTTP around it. Its clock stands at `NOW`. */
export function startInstance(database: Database, replace: { clock?: Clock; log?: Log } = {}): Services {
  return createServices({
    database,
    clock: () => NOW,
    log: silent,
    hash: keyedHash(HASH_KEY),
    proofWork: 1,
    ...replace,
  });
}

async function outcomeOf(registering: Promise<unknown>): Promise<string> {
  try {
    await registering;
    return 'accepted';
  } catch (fault) {
    return fault instanceof ApiError ? fault.code : String(fault);
  }
}

/** Registers as the site does: what the server can't do just now is asked of it again, as the same request. */
export async function registerInTheEnd(
  services: Pick<Services, 'registrations'>,
  one: RegistrationSubmission,
): Promise<unknown> {
  try {
    return await services.registrations.register(one, NOW);
  } catch (fault) {
    if (!(fault instanceof ApiError && fault.code === 'unavailable')) throw fault;
    return registerInTheEnd(services, one);
  }
}

/** Adds up outcomes that were counted apart. */
export function merge(counted: readonly Outcomes[]): Outcomes {
  const total: Record<string, number> = {};
  for (const outcomes of counted) {
    for (const [outcome, count = 0] of Object.entries(outcomes)) total[outcome] = (total[outcome] ?? 0) + count;
  }
  return total;
}

/** Sends all submissions at the same moment and counts how they end. */
export async function registerAll(
  { registrations }: Pick<Services, 'registrations'>,
  submissions: readonly RegistrationSubmission[],
): Promise<Outcomes> {
  const ended = await Promise.all(submissions.map((one) => outcomeOf(registrations.register(one, NOW))));
  return merge(ended.map((outcome) => ({ [outcome]: 1 })));
}
