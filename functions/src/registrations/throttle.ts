import type { RegistrationSubmission } from '@arena/domain';
import type { RateLimiter } from '../rate-limit/service.ts';

/** A visitor's call: from where, and when it arrived. */
export interface Visit {
  address: string;
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
    async submission({ freeFireId, email }, { address, now }) {
      await Promise.all([
        limiter.take('registrationsPerAddress', address, now),
        limiter.take('registrationsPerPlayer', `${freeFireId} ${email}`, now),
      ]);
    },
    check: ({ address, now }) => limiter.take('checksPerAddress', address, now),
  };
}
