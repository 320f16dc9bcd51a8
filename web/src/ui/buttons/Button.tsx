import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hoverSound } from '../../lib/page/sound.ts';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

interface Look {
  /** `primary`: the one thing to do here. `secondary`: another way on. `quiet`: a way back. */
  look?: 'primary' | 'secondary' | 'quiet';
  /** As wide as its place, as on a card or in a form. */
  wide?: boolean;
  children: ReactNode;
}

function classOf({ look = 'primary', wide = false }: Omit<Look, 'children'>): string {
  return classes(styles.button, styles[look], wide && styles.wide);
}

/** What a field says as it is left can move what is below it: a mouse that presses here leaves none before it lets go. */
function stayInField(event: PointerEvent): void {
  if (event.pointerType === 'mouse') event.preventDefault();
}

/** A button that does something here. `busy` keeps its name readable but lets nobody press it twice. */
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

/** A link that looks like a button: it leads somewhere. */
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
