import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './IconButton.module.css';

interface Look {
  /** Accessible name. */
  label: string;
  tone?: 'good' | 'bad';
  className?: string | undefined;
  children: ReactNode;
}

function classOf({ tone, className }: Pick<Look, 'tone' | 'className'>): string {
  return classes(styles.icon, tone && styles[tone], className);
}

/** An icon button as large as a touch target. */
export function IconButton({ label, tone, className, ...rest }: Look & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return <button {...rest} type="button" className={classOf({ tone, className })} aria-label={label} />;
}

export function IconLink({
  label,
  href,
  className,
  onClick,
  children,
}: Omit<Look, 'tone'> & { href: string; onClick?: () => void }) {
  return (
    <a
      onClick={onClick}
      className={classOf({ className })}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  );
}
