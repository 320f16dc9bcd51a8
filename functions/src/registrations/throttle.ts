import type { RegistrationSubmission } from '@arena/domain';
import { countersOf, type Origin } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';

/** A visitor's call: from where, and when it arrived. */
export interface Visit {
  origin: Origin;
  now: Date;
}

/** How often visitors may try. Each call throws `rate_limited` with the seconds to wait where it is too often. */
export interface RegistrationThrottle {
  /** Thousands of players share an address with their mobile carrier, so one says little; a player's own limit is tight. */
  submission(submission: RegistrationSubmission, visit: Visit): Promise<void>;
  check(visit: Visit): Promise<void>;
}

export function registrationThrottle(limiter: RateLimiter): RegistrationThrottle {
  return {
    submission: ({ freeFireId, email }, { origin, now }) =>
      limiter.takeAll(
        [...countersOf('registrations', origin), { name: 'registrationsPerPlayer', key: `${freeFireId} ${email}` }],
        now,
      ),
    check: ({ origin, now }) => limiter.takeAll(countersOf('checks', origin), now),
  };
}
