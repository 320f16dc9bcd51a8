import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { call } from '../../lib/calls/api.ts';
import { useLoaded } from '../../lib/calls/use-loaded.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { LateIcon } from '../../ui/signs/LateIcon.tsx';
import styles from './Carousel.module.css';
import { FigureText } from './FigureText.tsx';
import { figuresOf } from './figures.ts';
import { type Carousel as CarouselState, useCarousel } from './use-carousel.ts';

type ControlProps = Pick<ComponentProps<'button'>, 'onClick' | 'children'> & { label: string; carousel: CarouselState };

/** A round button. On each of them the arrow keys move the figures, and coming by keyboard stops them. */
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

/** The time until the next figure is a zone that closes round the button that stops it. */
function Pause({ carousel }: { carousel: CarouselState }) {
  const { playing, inSight, selected, toggle } = carousel;
  return (
    <Control label={playing ? 'Pausar el carrusel' : 'Reanudar el carrusel'} carousel={carousel} onClick={toggle}>
      <svg className={styles.zone} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className={styles.border} cx="24" cy="24" r="22.5" />
        {playing && inSight ? <circle key={selected} className={styles.closing} cx="24" cy="24" r="13" /> : null}
      </svg>
      <LateIcon name={playing ? 'pause' : 'play'} size={18} />
    </Control>
  );
}

/** The figures one after another, large: swiped, by arrow keys, by buttons or by themselves. */
export default function Carousel() {
  // Where the API doesn't answer the figures that are known are good enough.
  const { loaded: totals } = useLoaded('totals', () => call('GET /tournaments/stats', {}));
  const figures = figuresOf(totals.state === 'ready' ? totals.value : null);
  const [viewport, carousel] = useCarousel();
  const shown = figures[carousel.selected];
  return (
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
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.row}>
          {figures.map((figure, index) => (
            <li key={figure.id} className={styles.slide} data-current={index === carousel.selected}>
              <FigureText figure={figure} />
            </li>
          ))}
        </ul>
      </div>
      <output className="visually-hidden">{carousel.playing || !shown ? '' : `${shown.value} ${shown.label}`}</output>
    </section>
  );
}
