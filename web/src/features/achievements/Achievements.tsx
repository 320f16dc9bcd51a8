/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys. */

import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { call } from '#lib/calls/api.ts';
import { readOnce } from '#lib/query/read-once.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Title } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './Achievements.module.css';
import { playerFigures } from './figures.ts';

interface ControlProps {
  label: string;
  carousel: Carousel;
  onClick: () => void;
  children: ReactNode;
}

/** A round button. Its arrow keys move the carousel, and keyboard focus stops it. */
function Control({ label, carousel, onClick, children }: ControlProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') carousel.previous();
    if (key === 'ArrowRight') carousel.next();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) carousel.stop();
  };
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {children}
    </button>
  );
}

/** The button that pauses the carousel. A ring shows the time until the next figure. */
function Pause({ carousel }: { carousel: Carousel }) {
  const { playing, inSight, selected, toggle } = carousel;
  return (
    <Control label={playing ? 'Pausar el carrusel' : 'Reanudar el carrusel'} carousel={carousel} onClick={toggle}>
      <svg className={styles.zone} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className={styles.border} cx="24" cy="24" r="22.5" />
        {playing && inSight ? <circle key={selected} className={styles.closing} cx="24" cy="24" r="13" /> : null}
      </svg>
      <Icon name={playing ? 'pause' : 'play'} size={18} />
    </Control>
  );
}

const totalsQuery = queryOptions({
  queryKey: ['the totals'],
  queryFn: () => call('GET /tournaments/stats', {}),
  ...readOnce,
});

const COUNT = playerFigures(null).length;

/** The community's four figures: a carousel with swipe, arrow keys, buttons and a timer. */
export function Achievements() {
  const carousel = useCarousel(COUNT);
  const { row, selected, playing, inSight } = carousel;

  // Without an answer the known figures are shown.
  const { data: totals = null } = useQuery({ ...totalsQuery, enabled: inSight });
  const figures = playerFigures(totals);
  const shown = figures[selected];
  return (
    <Section>
      <Title>Lo que ya logramos</Title>
      <section className={styles.carousel} aria-roledescription="carrusel" aria-label="Logros">
        <div className={styles.controls}>
          <Pause carousel={carousel} />
          <Control label="Cifra anterior" carousel={carousel} onClick={carousel.previous}>
            <Icon name="back" />
          </Control>
          <Control label="Cifra siguiente" carousel={carousel} onClick={carousel.next}>
            <Icon name="forward" />
          </Control>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same */}
        <ul
          ref={row}
          className={styles.row}
          aria-label="Cifras"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
          tabIndex={0}
          onKeyDown={carousel.take}
          onTouchStart={carousel.take}
          onWheel={({ deltaX }) => deltaX !== 0 && carousel.take()}
          onMouseMove={carousel.stop}
          onScroll={carousel.follow}
        >
          {figures.map(({ id, value, label }, index) => (
            <li key={id} className={styles.slide} data-current={index === selected}>
              <p className="below">
                <span className={styles.value}>{value}</span> <span className="muted">{label}</span>
              </p>
            </li>
          ))}
        </ul>
        <output className="visually-hidden">{playing || !shown ? '' : `${shown.value} ${shown.label}`}</output>
      </section>
    </Section>
  );
}

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
function useCarousel(count: number) {
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

type Carousel = ReturnType<typeof useCarousel>;
