import type { IconName } from './Icon.tsx';

/** The four kinds of messages, inline or as toasts. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export const noticeIcon: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};
