import type { RegistrationStatus } from '@arena/domain';

/** Colours of statuses: pending yellow, approved green, rejected red. */
export const statusTone = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  waiting: 'quiet',
} as const satisfies Record<RegistrationStatus, string>;
