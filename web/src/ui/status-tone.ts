import type { RegistrationStatus } from '@arena/domain';

/** The colour of what waits, was approved or was rejected: yellow, green, red (specification, section 9). */
export const statusTone = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
} as const satisfies Record<RegistrationStatus, string>;
