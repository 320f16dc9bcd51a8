import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { AdminIcon, type AdminIconName } from '../icons/AdminIcon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';
import { menuPlace } from './menu-place.ts';

/** An action; `grave` if it can't be undone. */
export interface MenuAction {
  label: string;
  icon: AdminIconName;
  grave?: boolean;
  run: () => void;
}

/** False hides an action. */
export type MenuActions = readonly (MenuAction | false)[];

/** Returns the part of the window that the bar and the help button leave free. */
function visibleSpace() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  return { top, bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0) };
}

/** State of a menu. Escape and clicks outside close it; the focus moves as with native menus. */
function useDisclosure() {
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBeside, setBeside] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || list.current === null || place.current === null) return;
    const button = place.current.getBoundingClientRect();
    const space = visibleSpace();
    const { style, offsetHeight } = list.current;
    const { top, isBeside: isNextTo } = menuPlace(button, offsetHeight, space);
    style.top = `${top - button.top}px`;
    style.maxHeight = `${space.bottom - space.top}px`;
    setBeside(isNextTo);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector<HTMLElement>('button')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return { place, trigger, list, isOpen, isBeside, toggle: () => setOpen(!isOpen), close, onKeyDown, onBlur };
}

/** `label` names the button and its list. */
export function Menu({ label, actions }: { label: string; actions: MenuActions }) {
  const { place, trigger, list, isOpen, isBeside, toggle, close, onKeyDown, onBlur } = useDisclosure();
  const id = useId();
  const possible = actions.filter((action) => action !== false);
  return (
    <div ref={place} role="none" className={styles.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={trigger}
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <AdminIcon name="more" />
      </IconButton>
      {isOpen ? (
        <ul ref={list} id={id} className={classes(styles.menu, isBeside && styles.beside)} aria-label={label}>
          {possible.map(({ label: name, icon, grave, run }) => (
            <li key={name}>
              <button
                type="button"
                className={classes(styles.item, grave && styles.grave)}
                onClick={() => {
                  close();
                  run();
                }}
              >
                <AdminIcon name={icon} size={20} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
