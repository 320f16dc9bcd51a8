import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which a figure is shown; the stylesheet's ring takes as long. */
const STAY = 5_000;

const STILLNESS = '(prefers-reduced-motion: reduce)';

function followStillness(listener: () => void): () => void {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    followStillness,
    () => window.matchMedia(STILLNESS).matches,
    () => true,
  );
}

/** True if the element is on the screen. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return inSight;
}

/** Returns the index of the slide nearest to the start of the row. */
function nearestSlide(row: HTMLElement): number {
  const distances = [...row.children].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - row.offsetLeft - row.scrollLeft) : Number.MAX_VALUE,
  );
  return distances.indexOf(Math.min(...distances));
}

/** Drives a row of slides that moves on until the visitor takes over or prefers reduced motion. */
export function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  // A swipe may begin before this code listens.
  const isByHand = useRef(true);
  const [selected, setSelected] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const prefersStillness = usePrefersStillness();
  const playing = chosen ?? !prefersStillness;
  const inSight = useInSight(row);

  const show = (index: number) => {
    isByHand.current = false;
    setSelected(index);
    const slide = row.current?.children[index];
    if (slide instanceof HTMLElement && row.current)
      row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  };
  const stop = () => setChosen(false);
  const move = (by: number) => {
    stop();
    show((selected + by + count) % count);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a figure's time begins with it.
  useEffect(() => {
    if (!playing || !inSight) return;
    const timer = setTimeout(() => show((selected + 1) % count), STAY);
    return () => clearTimeout(timer);
  }, [playing, inSight, selected, count]);

  return {
    row,
    selected,
    playing,
    inSight,
    stop,
    previous: () => move(-1),
    next: () => move(1),
    toggle: () => setChosen(!playing),
    /** Called when a finger or a wheel starts to scroll the row. */
    take: () => {
      isByHand.current = true;
      stop();
    },
    follow: () => {
      if (isByHand.current && row.current) setSelected(nearestSlide(row.current));
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
