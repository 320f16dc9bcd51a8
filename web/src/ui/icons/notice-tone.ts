import type { IconName } from './Icon.tsx';

/** The four kinds of message of the site, in place or as a toast. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export const noticeIcon: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};
