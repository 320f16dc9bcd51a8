import type { RegistrationStatus } from '@arena/domain';

/** The colour of what waits for a decision, was approved or was rejected: yellow, green, red (specification, section 9). */
export const statusTone = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  waiting: 'quiet',
} as const satisfies Record<RegistrationStatus, string>;
