import type { RegistrationSubmission } from '@arena/domain';
import { countersOf, type Visit } from '../../rate-limit/origin.ts';
import type { RateLimiter } from '../../rate-limit/service.ts';

/** How often visitors may try. Each call throws `rate_limited` with the seconds to wait where it is too often. */
export interface RegistrationThrottle {
  /** Thousands of players share an address with their mobile carrier, so one says little; a player's own limit is tight. */
  submission(submission: RegistrationSubmission, visit: Visit): Promise<unknown>;
  check(visit: Visit): Promise<unknown>;
}

export function registrationThrottle(limiter: RateLimiter): RegistrationThrottle {
  return {
    submission: ({ freeFireId, email }, { origin, now, uses }) =>
      limiter.takeAll(
        [
          ...countersOf('registrations', origin),
          { name: 'registrationsPerPlayer', key: `${freeFireId} ${email}` },
          ...uses,
        ],
        now,
      ),
    check: ({ origin, now }) => limiter.takeAll(countersOf('checks', origin), now),
  };
}
