import type { MouseEvent } from 'react';
import { useScreenLocation } from '#lib/addresses/overlay.ts';
import { paths, patterns } from '#lib/addresses/paths.ts';
import action from '#ui/buttons/Button.module.css';
import { OverlayLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './HelpButton.module.css';

/** Space above what it is lifted over, in pixels. */
const GAP = 8;

/**
 * The floating button that opens the FAQ. It reserves room after the content, so that it covers nothing at the end, and
 * stands above docks, and above a main action that scrolls past it.
 */
export function HelpButton() {
  // By the address: the sidebar comes later, and a button that moves is a layout shift.
  const hasSidebar = useScreenLocation().pathname.startsWith(patterns.admin);
  return (
    <aside ref={makeWay} className={styles.room} aria-label="Ayuda">
      <OverlayLink
        to={paths.faq()}
        className={classes(styles.button, hasSidebar && styles.below)}
        aria-label="Ayuda: preguntas frecuentes"
        onClick={ignoreSecondTap}
      >
        ?
      </OverlayLink>
    </aside>
  );
}

/** The first tap of two may show a bar, which lifts the button under the finger. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Lifts the button above a main action or a dock below it. Returns how to stop. */
function makeWay({ lastElementChild: button }: HTMLElement): () => void {
  let lift = 0;
  const isBelow = (one: DOMRect, { left, right, top, bottom }: DOMRect) =>
    one.left < right && one.right > left && one.top < bottom + lift && one.bottom > top + lift;
  const place = () => {
    if (!(button instanceof HTMLElement)) return;
    const box = button.getBoundingClientRect();
    const tops = [...document.querySelectorAll(`.dock, .${action.primary}:enabled, a.${action.primary}`)]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => isBelow(one, box))
      .map(({ top }) => top);
    lift = tops.length === 0 ? 0 : box.bottom + lift - Math.min(...tops) + GAP;
    button.style.translate = `0 ${-lift}px`;
  };
  const resized = new ResizeObserver(place);
  resized.observe(document.body);
  const stop = new AbortController();
  for (const event of ['scroll', 'resize']) window.addEventListener(event, place, { signal: stop.signal });
  return () => {
    resized.disconnect();
    stop.abort();
  };
}
