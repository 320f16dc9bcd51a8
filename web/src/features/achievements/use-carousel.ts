import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a figure stays before the next one comes. Milliseconds; the ring of the stylesheet closes in the same time. */
const STAY = 5_000;

/** The carousel: where it stands, whether it moves by itself, and the ways to move it. */
export interface Carousel {
  selected: number;
  playing: boolean;
  /** Whether there is anything to see of it: what is drawn frame by frame costs a phone, seen or not. */
  inSight: boolean;
  /** Moves by hand, which ends moving by itself. */
  previous: () => void;
  next: () => void;
  stop: () => void;
  toggle: () => void;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A row of slides that goes round, by itself unless the visitor prefers stillness, until the visitor takes over.
 * @returns the ref of the element that shows a part of the row, and the carousel.
 */
export function useCarousel(): readonly [viewport: (element: HTMLElement | null) => void, Carousel] {
  const [still] = useState(prefersStillness);
  const [autoplay] = useState(() => Autoplay({ delay: STAY, jump: still, playOnInit: !still }));
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' }, [autoplay]);
  const [selected, setSelected] = useState(0);
  const [playing, setPlaying] = useState(!still);
  const [inSight, setInSight] = useState(false);

  // Where the row is measured anew, as when a phone is turned, the plugin begins from the start, stopped or not.
  const goOn = useEffectEvent(() => (playing ? autoplay.play() : autoplay.stop()));
  useEffect(() => {
    if (!embla) return;
    const goOnAsBefore = () => goOn();
    const note = () => setSelected(embla.selectedScrollSnap());
    const notePlay = () => setPlaying(true);
    const noteStop = () => setPlaying(false);
    embla.on('select', note).on('autoplay:play', notePlay).on('autoplay:stop', noteStop).on('reInit', goOnAsBefore);
    return () => {
      embla
        .off('select', note)
        .off('autoplay:play', notePlay)
        .off('autoplay:stop', noteStop)
        .off('reInit', goOnAsBefore);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    const watch = new IntersectionObserver(([entry]) => {
      setInSight(entry?.isIntersecting === true);
      // What is shown of the time begins anew, and so does the time.
      autoplay.reset();
    });
    watch.observe(embla.rootNode());
    return () => watch.disconnect();
  }, [embla, autoplay]);

  useEffect(() => {
    if (!embla) return;
    // Who points at a figure reads it. It isn't meant that the row comes under a pointer that rests, as the page grows.
    const row = embla.rootNode();
    const takeOver = () => autoplay.stop();
    row.addEventListener('mousemove', takeOver);
    return () => row.removeEventListener('mousemove', takeOver);
  }, [embla, autoplay]);

  const stop = () => autoplay.stop();
  const carousel = {
    selected,
    playing,
    inSight,
    previous: () => {
      stop();
      embla?.scrollPrev(still);
    },
    next: () => {
      stop();
      embla?.scrollNext(still);
    },
    stop,
    toggle: () => (playing ? stop() : autoplay.play()),
  };
  return [viewport, carousel];
}
