import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useBackCloses } from '#lib/addresses/back-closes.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Overlay } from '#ui/dialogs/Overlay.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './DetailsPanel.module.css';

/** Screens with space for two columns. */
const WIDE = '(min-width: 75rem)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True on wide screens. Only for screens that aren't server-rendered. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Over({ title, onClose, children }: Props) {
  useBackCloses(onClose);
  return (
    <Overlay title={title} onClose={onClose}>
      {children}
    </Overlay>
  );
}

/** The details next to the list, which stays usable. Escape returns to the row. */
function Beside({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  const id = useId();
  useEffect(() => {
    before.current = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="none" onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}>
      <div role="dialog" aria-labelledby={id} className={styles.beside}>
        <header className={styles.head}>
          <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Cerrar" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </div>
  );
}

/** Shows one registration: over the queue, or next to it on wide screens. */
export function DetailsPanel(props: Props) {
  return useWide() ? <Beside {...props} /> : <Over {...props} />;
}
