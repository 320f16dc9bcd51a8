import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import { type NoticeTone, noticeIcon } from './tones.ts';

/** An inline message. Errors use `alert`, the others `status`. */
export function Notice({ tone, children, action }: { tone: NoticeTone; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes('panel', styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={noticeIcon[tone]} size={20} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
