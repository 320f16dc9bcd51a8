/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling area needs keyboard focus. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import styles from './PreviewFrame.module.css';
import { PreviewContext } from './preview-context.ts';

/** Copies the page's styles into the frame, including those loaded later. */
function shareStyles(frame: Document): () => void {
  const copies = new Map<Element, Node>();
  const copy = () => {
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copies.has(sheet)) continue;
      const own = frame.importNode(sheet, true);
      copies.set(sheet, own);
      frame.head.append(own);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

interface Props {
  label: string;
  /** True to keep the page's margin. */
  isInset?: boolean;
  children: ReactNode;
}

/**
 * A preview of the public site in an iframe as wide as a phone, so that its breakpoints apply, and as high as its
 * content.
 */
export function PreviewFrame({ label, isInset = false, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const own = frame.current?.contentDocument;
    if (!own) return;
    own.documentElement.lang = document.documentElement.lang;
    own.title = label;
    const root = own.createElement('div');
    if (isInset) root.className = styles.inset ?? '';
    own.body.className = styles.body ?? '';
    own.body.replaceChildren(root);
    const stopSharing = shareStyles(own);
    const observer = new ResizeObserver(() => {
      if (frame.current) frame.current.height = String(root.offsetHeight);
    });
    observer.observe(root);
    setBody(root);
    return () => {
      observer.disconnect();
      stopSharing();
    };
  }, [label, isInset]);

  return (
    <>
      <iframe ref={frame} title={label} className={styles.frame} tabIndex={-1} inert />
      {body === null ? null : createPortal(<PreviewContext value={true}>{children}</PreviewContext>, body)}
    </>
  );
}

/** The public preview: a scrolling column on wide screens, on request elsewhere. */
export function PreviewPane({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs keyboard focus.
    <section className={classes(styles.place, isShown && styles.shown)} aria-label="Vista previa" tabIndex={0}>
      {children}
    </section>
  );
}
