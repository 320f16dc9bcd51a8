import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useOverlayLink } from '#lib/addresses/overlay.ts';
import { hoverSound } from '#lib/page/sound.ts';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

interface Look {
  /**
   * `primary`: the main action. `secondary`: an alternative. `danger`: deletes. `grave`: deletes after a question.
   * `quiet`: goes back.
   */
  look?: 'primary' | 'secondary' | 'danger' | 'grave' | 'quiet';
  wide?: boolean;
  children: ReactNode;
}

function classOf({ look = 'primary', wide = false }: Omit<Look, 'children'>): string {
  return classes(styles.button, styles[look], wide && styles.wide);
}

/** Keeps the focus in the field until the mouse is released, because an error shown on blur can move the button. */
function stayInField(event: PointerEvent): void {
  if (event.pointerType === 'mouse') event.preventDefault();
}

/** A button. `busy` keeps the label and ignores further presses. */
export function Button({
  look,
  wide,
  busy = false,
  disabled = false,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ look, wide })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onPointerEnter={hoverSound}
      onPointerDown={type === 'submit' ? stayInField : undefined}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  wide,
  children,
  ...rest
}: Look & Pick<ComponentProps<typeof Link>, 'to' | 'onClick'>) {
  return (
    <Link {...rest} className={classOf({ look, wide })} onPointerEnter={hoverSound}>
      {children}
    </Link>
  );
}

interface ExternalProps {
  href: string;
  look?: 'primary' | 'secondary';
  /** True for full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A link that looks like a button and opens another site in a new tab. */
export function ExternalButton({ href, look = 'primary', wide = true, children }: ExternalProps) {
  const className = classes(styles.button, styles[look], wide && styles.wide);
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
}

export function OverlayLink({ to, ...props }: Omit<LinkProps, 'to' | 'replace' | 'state'> & { to: string }) {
  return <Link {...props} {...useOverlayLink(to)} to={to} />;
}
