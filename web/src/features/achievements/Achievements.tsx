/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys. */
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { call } from '#lib/calls/api.ts';
import { readOnce } from '#lib/query/read-once.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Title } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './Achievements.module.css';
import { playerFigures } from './figures.ts';
import { type Carousel, useCarousel } from './use-carousel.ts';

type ControlProps = Pick<ComponentProps<'button'>, 'onClick' | 'children'> & { label: string; carousel: Carousel };

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

const COUNT = playerFigures(null).length;

/** The community's four figures: a carousel with swipe, arrow keys, buttons and a timer. */
export function Achievements() {
  const carousel = useCarousel(COUNT);
  const { row, selected, playing, inSight } = carousel;

  // Without an answer the known figures are shown.
  const { data: totals = null } = useQuery({
    queryKey: ['the totals'],
    queryFn: () => call('GET /tournaments/stats', {}),
    enabled: inSight,
    ...readOnce,
  });
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
