import type { RegistrationStatus } from '@arena/domain';
import type { IconName } from './Icon.tsx';

/** The four kinds of messages, inline or as toasts. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export const noticeIcon: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/** Colours of statuses: pending yellow, approved green, rejected red. */
export const statusTone = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  waiting: 'quiet',
} as const satisfies Record<RegistrationStatus, string>;
