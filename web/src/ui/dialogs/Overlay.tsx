import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '#lib/config.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Overlay.module.css';

function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${config.product}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Scrolls to a part, expands it if it is folded, and focuses it. */
function showPart(inside: HTMLElement | null, id: string): void {
  const part = id === '' ? null : inside?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!part) return;
  if (part instanceof HTMLDetailsElement) part.open = true;
  part.scrollIntoView({ block: 'start' });
  (part.querySelector<HTMLElement>('summary') ?? part).focus({ preventScroll: true });
}

/** The scrolling content. Scrolls to the part in the hash whenever it changes. */
function Content({ content, children }: { content: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link to the same part scrolls to it again.
  useEffect(() => showPart(content.current, hash.slice(1)), [content, hash, key]);

  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  );
}

interface Props {
  title: string;
  /** Sticky content under the title, such as a search. */
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet over the screen for secondary reading. It traps the focus; Escape, its button or a tap outside close it. The
 * address's hash selects the first part.
 */
export function Overlay({ title, tools, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useTabTitle(title);
  // A part selected by the hash already has the focus.
  const firstFocus = () => (content.current?.contains(document.activeElement) ? false : heading.current);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={classes(styles.sheet, tools !== undefined && styles.withTools)}
          initialFocus={firstFocus}
        >
          <header className={styles.head}>
            <div className={styles.bar}>
              <Dialog.Title ref={heading} className={styles.title} tabIndex={-1}>
                {title}
              </Dialog.Title>
              <Dialog.Close
                render={
                  <IconButton label="Cerrar" className={styles.close}>
                    <Icon name="close" />
                  </IconButton>
                }
              />
            </div>
            {tools}
          </header>
          <Content content={content}>{children}</Content>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
